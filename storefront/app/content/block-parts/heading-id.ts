import { isReservedId } from '@outfitter/contract/client';

/**
 * Returns the id by which a link leads to a heading, such as `who-else-sees-it`; ids that the page itself uses get the suffix `-section`.
 * Undefined where no character of the heading can be part of an id.
 */
export function headingId(heading: string | undefined): string | undefined {
  const id = (heading ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (!id) return undefined;
  return isReservedId(id) ? `${id}-section` : id;
}
