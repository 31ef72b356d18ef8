import { isReservedId } from '@outfitter/contract/client';

/**
 * The id of a heading, by which a link leads to it: `#who-else-sees-it`. One that the page has a use for gets `-section` behind it.
 * Undefined where nothing of it can be an id.
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
