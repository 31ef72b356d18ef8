import { readStores } from '../stores/index.ts';
import { indexedAttribute, storeFacet } from './facets.ts';
import type { SearchContext } from './search-context.ts';
import type { FacetCount } from './statements/facet-counts.ts';
import { cachedFacetValues, readFacetValues } from './statements/facet-values.ts';

const keyOf = ({ attribute, value }: { attribute: string; value: string }) => `${attribute}=${value}`;

/**
 * Returns the selected values that no style has together with the other selected ones, with 0 hits, so that a shopper reads what is selected
 * and can remove it. Leaves out values that the index does not know, except stores, which it knows only by their stock. At most two
 * statements, none if facet values and stores are cached.
 */
export async function selectedWithoutHits(
  { database, catalogCache, currency }: SearchContext,
  selected: ReadonlyMap<string, readonly string[]>,
  counts: readonly FacetCount[],
): Promise<FacetCount[]> {
  const counted = new Set(counts.filter(({ hits }) => hits > 0).map(keyOf));
  const missing = [...selected]
    .flatMap(([id, values]) => values.map((value) => ({ attribute: indexedAttribute(id, currency), value })))
    .filter((value) => !counted.has(keyOf(value)));
  if (missing.length === 0) return [];
  const indexed = cachedFacetValues(catalogCache) ?? (await readFacetValues(database.db, catalogCache));
  const known = new Map([...indexed.values()].map(({ rank: _, ...facet }) => [keyOf(facet), facet]));
  if (missing.some((value) => value.attribute === storeFacet.id && !known.has(keyOf(value)))) {
    for (const { id, name } of await readStores(database.db, catalogCache)) {
      const facet = { attribute: storeFacet.id, value: id, label: name, swatch: null, presentationId: null, attributeLabel: null };
      known.set(keyOf(facet), facet);
    }
  }
  return missing.flatMap((value) => {
    const facet = known.get(keyOf(value));
    return facet ? [{ ...facet, hits: 0 }] : [];
  });
}
