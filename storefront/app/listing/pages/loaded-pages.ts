import type { Tile } from '../../product/index.ts';

export class LoadedPages {
  readonly #listings = new Map<string, Map<number, readonly Tile[]>>();
  readonly #maxListings: number;

  constructor(maxListings = 8) {
    this.#maxListings = maxListings;
  }

  add(listing: string, page: number, tiles: readonly Tile[]): void {
    const pages = this.#listings.get(listing) ?? new Map<number, readonly Tile[]>();
    this.#listings.delete(listing);
    this.#listings.set(listing, pages.set(page, tiles));
    for (const oldest of this.#listings.keys()) {
      if (this.#listings.size <= this.#maxListings) break;
      this.#listings.delete(oldest);
    }
  }

  /**
   * Returns the tiles from page `firstPage` to page `to`. The caller passes the tiles of page `to`. If a page between them is not loaded,
   * the range starts after it. A product that has moved from one page to another since the first was loaded is listed once.
   */
  range(listing: string, firstPage: number, to: number, tiles: readonly Tile[]): { firstPage: number; tiles: readonly Tile[] } {
    const pages = this.#listings.get(listing);
    let start = to;
    let rangeTiles = tiles;
    for (let page = to - 1; page >= firstPage; page--) {
      const previousTiles = pages?.get(page);
      if (!previousTiles) break;
      rangeTiles = [...previousTiles, ...rangeTiles];
      start = page;
    }
    return { firstPage: start, tiles: [...new Map(rangeTiles.map((tile) => [tile.id, tile])).values()] };
  }
}
