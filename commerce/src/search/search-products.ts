import type { SearchAnswer, SortingOption } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { readValueNames, type ValueName } from '../catalog/value-names.ts';
import type { Database } from '../platform/database.ts';
import type { Memory } from '../platform/memory.ts';
import { facetAttributes, indexedAttribute } from './facets.ts';
import { type FacetCount, findMatches, type SearchInput } from './find-matches.ts';
import { searchKey } from './generations.ts';
import { presentHit } from './present-hit.ts';
import { rememberedOffers } from './remembered-offers.ts';

/** Milliseconds after which the database gives a search up, so that no query can hold the shop. */
const statementTimeout = 2_000;

const sortingLabels: Record<SortingOption, string> = {
  'best-matches': 'Best Matches',
  'price-low-to-high': 'Price Low To High',
  'price-high-to-low': 'Price High To Low',
  'top-rated': 'Top Rated',
  'new-arrivals': 'New Arrivals',
  'name-a-to-z': 'Name A To Z',
};

export interface FoundHits {
  answer: SearchAnswer;
  /** When the first of the shown prices or promises changes by itself. */
  until: Date | undefined;
}

/**
 * One page of the styles that match, with what they can be narrowed by. Two statements: the index, then the prices and
 * stock of the page as of now; a third, rarely, for the names of values in another language. `children` are the categories below the one that is listed.
 */
export async function searchProducts(
  db: Database,
  input: SearchInput,
  children: readonly { id: string; name: string }[],
  at: Date,
  memory?: Memory,
): Promise<FoundHits> {
  const { matches, live } = await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${statementTimeout}`));
      const matches = await findMatches(tx, input);
      const styleIds = matches.tiles.map(({ styleId }) => styleId);
      return { matches, live: await rememberedOffers(tx, styleIds, input.currency, at, memory) };
    },
    { accessMode: 'read only' },
  );
  const nameOf = await readValueNames(db, memory, [searchKey], input.locale);
  const families = input.selected.get('color') ?? [];
  const hits = matches.tiles.flatMap(
    (tile) => presentHit(tile, live.offers.get(tile.styleId) ?? [], input.currency, families, input.locale) ?? [],
  );
  const answer: SearchAnswer = {
    query: input.words ?? '',
    count: hits.length,
    start: input.start,
    total: matches.total,
    hits,
    refinements: presentRefinements(matches.facets, input, new Map(children.map(({ id, name }) => [id, name])), nameOf),
    selectedRefinements: Object.fromEntries([...input.selected].map(([id, values]) => [id, [...values]])),
    sortingOptions: Object.entries(sortingLabels).map(([id, label]) => ({ id: id as SortingOption, label })),
    selectedSortingOption: input.sort,
  };
  return { answer, until: live.until };
}

/** The panel in its order: only values with hits (LIST-002), no hidden attributes (LIST-003). */
function presentRefinements(
  counts: readonly FacetCount[],
  input: SearchInput,
  children: ReadonlyMap<string, string>,
  nameOf: ValueName,
): SearchAnswer['refinements'] {
  const byAttribute = Map.groupBy(counts, (count) => count.attribute);
  return facetAttributes.flatMap(({ id, label, single, isHidden }) => {
    const own = byAttribute.get(indexedAttribute(id, input.currency)) ?? [];
    const values = own
      .filter((count) => count.hits > 0 && (id !== 'category' || children.has(count.value)))
      .map(({ value, label, hits, swatch }) => ({
        value,
        label: (id === 'category' ? children.get(value) : nameOf(id, value)) ?? label,
        hitCount: hits,
        ...(swatch ? { swatch } : {}),
      }));
    return isHidden || values.length === 0 ? [] : [{ attributeId: id, label, single, values }];
  });
}
