import type { RequestContext } from '../../platform/http/route.ts';
import type { Result } from '../../platform/result.ts';
import { type ContentServiceError, type DeliveryRequest, fetchFromContentDomain } from './content-service.ts';
import { type ContentSource, fetchFromContentSource } from './content-source.ts';

/**
 * Fetches content from another service: the one that a preview names, or the source that replaces the shop's own content. Returns
 * `undefined` if the shop's own content must be read.
 */
export async function fetchExternalContent(
  request: DeliveryRequest,
  source: ContentSource | undefined,
  call: Pick<RequestContext, 'clock' | 'preview' | 'dependsOn' | 'validUntil'>,
): Promise<Result<unknown, ContentServiceError> | undefined> {
  if (call.preview?.domain) return fetchFromContentDomain(call.preview.domain, request);
  return source && fetchFromContentSource(source, request, call);
}
