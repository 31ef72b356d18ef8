import type { Tile } from '../tile/tile.ts';

/**
 * Returns the ids of the styles on each page of tiles, comma-separated, without gift cards, which are in no store. A store may have what
 * the warehouse has sold out. "Show more" adds whole pages before and after, so that the ids of a page stay the same, and so does their
 * cached response.
 */
export function stylesByPage(tiles: readonly Pick<Tile, 'id' | 'isGiftCard'>[], pageSize: number): string[] {
  const pages = Array.from({ length: Math.ceil(tiles.length / pageSize) }, (_, page) =>
    tiles.slice(page * pageSize, (page + 1) * pageSize),
  );
  return pages.flatMap((page) => {
    const ids = page.filter(({ isGiftCard }) => !isGiftCard).map(({ id }) => id);
    return ids.length > 0 ? ids.join() : [];
  });
}
