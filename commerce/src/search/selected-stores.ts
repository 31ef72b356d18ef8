import type { SearchResponse } from '@outfitter/contract';
import { readStores } from '../stores/index.ts';
import { storeFacet } from './facets.ts';
import type { SearchContext } from './search-context.ts';

type Refinements = SearchResponse['refinements'];

/**
 * Adds the selected stores without hits, of which a value says nothing to a shopper without its name. Other values without hits are not
 * listed (LIST-002).
 */
export async function withSelectedStores(
  { database, catalogCache }: SearchContext,
  selected: ReadonlyMap<string, readonly string[]>,
  refinements: Refinements,
): Promise<Refinements> {
  const { id, label, single } = storeFacet;
  const listed = refinements.find(({ attributeId }) => attributeId === id)?.values ?? [];
  const missing = selected.get(id)?.filter((value) => !listed.some((each) => each.value === value)) ?? [];
  if (missing.length === 0) return refinements;
  const names = new Map((await readStores(database.db, catalogCache)).map((row) => [row.id, row.name]));
  const added = missing.flatMap((value) => {
    const name = names.get(value);
    return name === undefined ? [] : [{ value, label: name, hitCount: 0 }];
  });
  return [
    ...refinements.filter(({ attributeId }) => attributeId !== id),
    { attributeId: id, label, single, values: [...listed, ...added] },
  ];
}
