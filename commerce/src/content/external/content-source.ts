/** The service that stands in the place of our own content, where the settings name one. */
import type { RequestContext } from '../../platform/http/route.ts';
import { type DeliveryRequest, fetchFromContentService } from './content-service.ts';

export interface ContentSource {
  /** Address to which the protocol's paths are added: `https://content.example.com`, or another shop of ours with `/cms`. */
  base: string;
  /** Where its images are: the address before `/i/…`. */
  images: string;
}

/** Seconds for which an answer holds: nobody tells us of a change there. */
const cacheSeconds = 60;

/**
 * The same content with every picture at its whole address: a path of the image service, or the way in which the hosted service names one
 * (`defaultHost`, `endpoint`, `name`). Pure.
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
  const isNamed = typeof endpoint === 'string' && typeof name === 'string' && pathSegment.test(endpoint) && pathSegment.test(name);
  return isNamed ? `${images}/i/${endpoint}/${name}` : withAbsoluteImageUrls(images, image);
}

/** The source's answer to a call of content delivery, which holds for a minute. */
export async function fetchFromContentSource(
  { base, images }: ContentSource,
  call: DeliveryRequest,
  { clock, dependsOn, validUntil }: Pick<RequestContext, 'clock' | 'dependsOn' | 'validUntil'>,
): Promise<unknown> {
  dependsOn('content-source');
  validUntil(new Date(clock.now().getTime() + cacheSeconds * 1_000));
  return withAbsoluteImageUrls(images, await fetchFromContentService(base, call));
}
