/** The service that stands in the place of our own content, where the settings name one. */
import type { Saying } from '../platform/http/types.ts';
import { askContentService, type DeliveryCall } from './content-domain.ts';

export interface ContentSource {
  /** Address to which the protocol's paths are added: `https://content.example.com`, or another shop of ours with `/cms`. */
  base: string;
  /** Where its pictures are: the address before `/i/…`. */
  pictures: string;
}

/** Seconds for which an answer holds: nobody tells us of a change there. */
const holdsFor = 60;

/**
 * The same content with every picture at its whole address: a path of the image service, or the way in which the hosted service names one
 * (`defaultHost`, `endpoint`, `name`). Pure.
 */
export function withPicturesAt(pictures: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withPicturesAt(pictures, entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    name === 'image' ? pictureAt(pictures, entry) : withPicturesAt(pictures, entry),
  ]);
  return Object.fromEntries(entries);
}

const word = /^[\w.-]+$/;

function pictureAt(pictures: string, image: unknown): unknown {
  if (typeof image === 'string') return image.startsWith('/i/') ? `${pictures}${image}` : image;
  const { endpoint, name } = (image ?? {}) as { endpoint?: unknown; name?: unknown };
  const isNamed = typeof endpoint === 'string' && typeof name === 'string' && word.test(endpoint) && word.test(name);
  return isNamed ? `${pictures}/i/${endpoint}/${name}` : withPicturesAt(pictures, image);
}

/** The source's answer to a call of content delivery, which holds for a minute. */
export async function askContentSource(
  { base, pictures }: ContentSource,
  call: DeliveryCall,
  { clock, dependsOn, validUntil }: Pick<Saying, 'clock' | 'dependsOn' | 'validUntil'>,
): Promise<unknown> {
  dependsOn('content-source');
  validUntil(new Date(clock.now().getTime() + holdsFor * 1_000));
  return withPicturesAt(pictures, await askContentService(base, call));
}
