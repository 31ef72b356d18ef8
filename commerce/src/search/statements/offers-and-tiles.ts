import { sql } from 'drizzle-orm';
import type { Tile } from '../indexing/search-document.ts';
import type { SearchReadContext } from '../search-context.ts';
import { liveGeneration, searchDocuments } from '../tables.ts';
import { type OfferRow, offersByStyle, type PageOffers, readCachedOffers, selectOffers } from './current-offers.ts';

/** Style in the index. `version` is that of its row: every write changes it, so that a cached tile needs no invalidation. */
interface IndexedStyle {
  styleId: string;
  version: string;
}

const cacheName = ({ styleId, version }: IndexedStyle) => `tile:${styleId}:${version}`;

/**
 * Finds the current offers and the tiles of a page's styles, both cached per style. One statement for those that are not cached, or none. A
 * style that was removed from the index in the meantime has no tile.
 */
export async function readOffersAndTiles(
  context: SearchReadContext,
  styles: readonly IndexedStyle[],
): Promise<PageOffers & { tiles: ReadonlyMap<string, Tile> }> {
  const { catalogCache } = context;
  const tiles = new Map<string, Tile>();
  const missing: IndexedStyle[] = [];
  for (const style of styles) {
    const tile = catalogCache?.get<Tile>(cacheName(style));
    if (tile) tiles.set(style.styleId, tile);
    else missing.push(style);
  }
  const since = catalogCache?.version() ?? 0;
  let isRead = missing.length === 0;
  const read = async (styleIds: readonly string[]) => {
    const found = await findOffersAndTiles(context, styleIds, isRead ? [] : missing);
    isRead = true;
    for (const [id, version, tile] of found.tiles) {
      tiles.set(id, tile);
      catalogCache?.set(cacheName({ styleId: id, version }), tile, { keys: [], since });
    }
    return found.offers;
  };
  const offers = await readCachedOffers(
    context,
    styles.map(({ styleId }) => styleId),
    read,
  );
  if (!isRead) await read([]);
  return { ...offers, tiles };
}

interface Row extends Record<string, unknown> {
  offers: OfferRow[] | null;
  tiles: [id: string, version: string, tile: Tile][] | null;
}

async function findOffersAndTiles(
  { queryable, currency, now }: SearchReadContext,
  offersOf: readonly string[],
  tilesOf: readonly IndexedStyle[],
) {
  const ids = sql.param(tilesOf.map(({ styleId }) => styleId));
  const { rows } = await queryable.execute<Row>(sql`
    SELECT (SELECT json_agg(offer) FROM (${selectOffers(offersOf, currency, now)}) AS offer) AS offers,
      (SELECT json_agg(json_build_array(style_id, document.xmin::text, tile)) FROM ${searchDocuments} AS document
       WHERE generation_id = ${liveGeneration} AND style_id = ANY(${ids}::text[])) AS tiles`);
  return { offers: offersByStyle(rows[0]?.offers ?? [], now), tiles: rows[0]?.tiles ?? [] };
}
