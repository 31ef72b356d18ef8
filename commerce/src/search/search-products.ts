import type { SearchResponse, SortingOption } from '@outfitter/contract';
import { readValueNames, type ValueName } from '../catalog/value-names.ts';
import type { ActiveRules } from '../merchandising/active-rules.ts';
import { findFacetRule } from '../merchandising/find-rules.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { SearchDatabase } from '../platform/database/database.ts';
import { type FacetAttribute, facetAttributes, indexedAttribute } from './facets.ts';
import type { FacetCount } from './find-matches.ts';
import { correctedWords, findArrangedPage, type Search } from './find-page.ts';
import { leadsElsewhere } from './lead-elsewhere.ts';
import type { SearchInput } from './matched-styles.ts';

const sortingLabels: Record<SortingOption, string> = {
  'best-matches': 'Best Matches',
  'price-low-to-high': 'Price Low To High',
  'price-high-to-low': 'Price High To Low',
  'top-rated': 'Top Rated',
  'new-arrivals': 'New Arrivals',
  'name-a-to-z': 'Name A To Z',
};

export interface FoundHits {
  answer: SearchResponse;
  /** When the first of the shown prices or promises changes by itself. */
  until: Date | undefined;
}

/** What of the shop bears on a search. */
export interface Around {
  /** The categories below the one that is listed. */
  children: readonly { id: string; name: string }[];
  rules: ActiveRules;
  /** The category that is listed and those above it, from there up. */
  upwards: readonly string[];
}

/** One page of the styles that match, with what they can be narrowed by. Rules are those of the same moment and language. */
export async function searchProducts(
  database: SearchDatabase,
  input: Search,
  shop: Around,
  at: Date,
  memory?: InvalidatingCache,
): Promise<FoundHits> {
  const page = await findArrangedPage(database, input, shop.rules, at, memory);
  const { matches, isRelaxed, hits: found, near, until } = page;
  const { words } = input;
  const corrected = correctedWords(page);
  const hits = found.map(({ hit }) => hit);
  const nameOf = await readValueNames(database.db, memory, input.locale);
  const isAnswered = matches.found > 0 && !isRelaxed;
  const redirectUrl = words === undefined ? undefined : leadsElsewhere(shop.rules, { words, corrected, isAnswered });
  const answer: SearchResponse = {
    query: words ?? '',
    ...(corrected === undefined ? {} : { correctedQuery: corrected }),
    ...(isRelaxed ? { isRelaxed: true as const } : {}),
    count: hits.length,
    start: input.start,
    total: matches.total,
    hits,
    ...(near.length > 0 ? { nearHits: near.map(({ hit }) => hit) } : {}),
    refinements: presentRefinements(matches.facets, input, shop, nameOf),
    selectedRefinements: Object.fromEntries([...input.selected].map(([id, values]) => [id, [...values]])),
    sortingOptions: Object.entries(sortingLabels).map(([id, label]) => ({ id: id as SortingOption, label })),
    selectedSortingOption: input.sort,
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
  };
  return { answer, until };
}

/** The panel in its order: only values with hits (LIST-002), no hidden attributes (LIST-003). */
function presentRefinements(
  counts: readonly FacetCount[],
  input: SearchInput,
  { children: below, rules, upwards }: Around,
  nameOf: ValueName,
): SearchResponse['refinements'] {
  const byAttribute = Map.groupBy(counts, (count) => count.attribute);
  const children = new Map(below.map(({ id, name }) => [id, name]));
  const { hidden = [], order = [] } = findFacetRule(rules, upwards) ?? {};
  const place = ({ id }: FacetAttribute) => (order.includes(id) ? order.indexOf(id) : order.length);
  return facetAttributes
    .toSorted((a, b) => place(a) - place(b))
    .flatMap(({ id, label, single, isHidden }) => {
      const counted = byAttribute.get(indexedAttribute(id, input.currency)) ?? [];
      // Categories stand as the menu has them.
      const own = id === 'category' ? [...children.keys()].flatMap((child) => counted.filter(({ value }) => value === child)) : counted;
      const values = own
        .filter((count) => count.hits > 0)
        .map(({ value, label, hits, swatch }) => ({
          value,
          label: (id === 'category' ? children.get(value) : nameOf(id, value)) ?? label,
          hitCount: hits,
          ...(swatch ? { swatch } : {}),
        }));
      return isHidden || hidden.includes(id) || values.length === 0 ? [] : [{ attributeId: id, label, single, values }];
    });
}
