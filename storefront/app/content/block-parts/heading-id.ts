import { isReservedId } from '@outfitter/contract/client';

/**
 * Returns the id of a heading for links to it, such as `who-else-sees-it`. Ids that the page itself uses get the suffix `-section`.
 * Undefined if the heading has no character that an id may contain.
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
