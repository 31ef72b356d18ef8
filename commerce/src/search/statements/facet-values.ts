import { type SQL, sql } from 'drizzle-orm';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { searchKey } from '../cache-keys.ts';
import { searchFacets } from '../tables.ts';

type FacetRow = [
  id: number,
  attribute: string,
  value: string,
  label: string,
  swatch: string | null,
  presentationId: string | null,
  attributeLabel: string | null,
];

export interface IndexedFacet {
  attribute: string;
  value: string;
  label: string;
  swatch: string | null;
  presentationId: string | null;
  attributeLabel: string | null;
  /** Position among all values: by attribute, then in the order of the attribute. */
  rank: number;
}

/** All indexed values by id. Only the ids are counted in a statement, since a listing has hundreds of values that rarely change. */
export type FacetValues = ReadonlyMap<number, IndexedFacet>;

const cacheName = 'search-facets';

export const cachedFacetValues = (cache: InvalidatingCache | undefined) => cache?.get<FacetValues>(cacheName);

export const facetRows: SQL<FacetRow[] | null> =
  sql`(SELECT json_agg(json_build_array(id, attribute, value, label, swatch, presentation_id, attribute_label)
    ORDER BY attribute, position, value) FROM ${searchFacets})`;

/** Caches the facet values in `rows`. `since` is the version of the cache before the rows were read. */
export function cacheFacetValues(cache: InvalidatingCache | undefined, rows: readonly FacetRow[], since: number): FacetValues {
  const values = new Map(
    rows.map(([id, attribute, value, label, swatch, presentationId, attributeLabel], rank) => [
      id,
      { attribute, value, label, swatch, presentationId, attributeLabel, rank },
    ]),
  );
  cache?.set(cacheName, values, { keys: [searchKey], since });
  return values;
}

/** Reads and caches the values again, because a style has one that was indexed after they were cached. */
export async function readFacetValues(queryable: Queryable, cache: InvalidatingCache | undefined): Promise<FacetValues> {
  const since = cache?.version() ?? 0;
  const { rows } = await queryable.execute<{ facets: FacetRow[] | null }>(sql`SELECT ${facetRows} AS facets`);
  return cacheFacetValues(cache, rows[0]?.facets ?? [], since);
}
