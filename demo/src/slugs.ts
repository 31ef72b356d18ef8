import type { Style } from './schema.ts';

/** A name as it stands in an address: lower case, accents and apostrophes dropped, every other run of signs one hyphen. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The last part of a style's address, ending in its number: `fencepost-chore-coat-4117`. */
export function styleSlug(style: Pick<Style, 'id' | 'name'>): string {
  return `${slugOf(style.name)}-${style.id}`;
}

/** The style's canonical path: what follows the last hyphen is the product id. */
export function stylePath(style: Pick<Style, 'id' | 'name'>): string {
  return `/${styleSlug(style)}.html`;
}
