import type { RequestContext } from '../../platform/http/route.ts';
import type { Result } from '../../platform/result.ts';
import { type ContentServiceError, type DeliveryRequest, fetchFromContentService } from './content-service.ts';

export interface ContentSource {
  /** Base URL of the delivery protocol: `https://content.example.com`, or another shop of this kind with `/cms`. */
  base: string;
  /** Base URL of its images, up to `/i/…`. */
  images: string;
}

/** Seconds for which responses are cached: few, because the service does not report changes. */
const cacheSeconds = 60;

/**
 * Makes image URLs absolute. Images are paths of the image service, or objects of the hosted service (`defaultHost`, `endpoint`, `name`).
 */
export function withAbsoluteImageUrls(images: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withAbsoluteImageUrls(images, entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    name === 'image' ? absoluteImageUrl(images, entry) : withAbsoluteImageUrls(images, entry),
  ]);
  return Object.fromEntries(entries);
}

const pathSegment = /^[\w.-]+$/;

function absoluteImageUrl(images: string, image: unknown): unknown {
  if (typeof image === 'string') return image.startsWith('/i/') ? `${images}${image}` : image;
  const { endpoint, name } = (image ?? {}) as { endpoint?: unknown; name?: unknown };
  const isHosted = typeof endpoint === 'string' && typeof name === 'string' && pathSegment.test(endpoint) && pathSegment.test(name);
  return isHosted ? `${images}/i/${endpoint}/${name}` : withAbsoluteImageUrls(images, image);
}

export async function fetchFromContentSource(
  { base, images }: ContentSource,
  request: DeliveryRequest,
  { clock, dependsOn, validUntil }: Pick<RequestContext, 'clock' | 'dependsOn' | 'validUntil'>,
): Promise<Result<unknown, ContentServiceError>> {
  dependsOn('content-source');
  validUntil(new Date(clock.now().getTime() + cacheSeconds * 1_000));
  const fetched = await fetchFromContentService(base, request);
  return fetched.ok ? { ok: true, value: withAbsoluteImageUrls(images, fetched.value) } : fetched;
}
