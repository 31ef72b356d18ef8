import type { Style } from '../data-files/schema.ts';

/** Returns a URL slug: lowercase, without accents and apostrophes, other characters as single hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the slug with the style number: `fencepost-chore-coat-4117`. */
export function styleSlug(style: Pick<Style, 'id' | 'name'>): string {
  return `${slugOf(style.name)}-${style.id}`;
}

/** Returns the path of a style. The product id follows the last hyphen. */
export function stylePath(style: Pick<Style, 'id' | 'name'>): string {
  return `/${styleSlug(style)}.html`;
}
