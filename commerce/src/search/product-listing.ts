import type { SearchResponse, SortingOption } from '@outfitter/contract';
import { withAncestors } from '../catalog/category-tree.ts';
import { readCategoryTree } from '../catalog/read-category-tree.ts';
import { translationIn } from '../catalog/translations.ts';
import { readValueNames, type ValueName } from '../catalog/value-names.ts';
import { findBanners, findFacetRule, listingTarget } from '../merchandising/find-rules.ts';
import { searchRulesKey } from '../merchandising/read-active-rules.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { storesKey } from '../stores/read-stores.ts';
import { searchKey } from './cache-keys.ts';
import { type FacetAttribute, facetAttributes, indexedAttribute } from './facets.ts';
import { presentBanner } from './results/present-banner.ts';
import { searchRedirect } from './results/search-redirect.ts';
import type { SearchContext } from './search-context.ts';
import { correctedText, type StylePage } from './search-styles.ts';
import { selectedWithoutHits } from './selected-values.ts';
import type { FacetCount } from './statements/facet-counts.ts';
import { presentFacetValue } from './variation-facets.ts';

export interface ListingRequest {
  categoryId: string | undefined;
  selected: ReadonlyMap<string, readonly string[]>;
  sort: SortingOption;
  start: number;
  count: number;
}

export interface ProductListing {
  response: SearchResponse;
  surrogateKeys: string[];
  /** Times at which the response changes without a write. */
  validUntil: (Date | undefined)[];
}

export interface ListedCategory {
  children: readonly { id: string; name: string }[];
  /** Returns the name of any category, in the language of the listing. */
  nameOf(id: string): string | undefined;
  /** Ids of the category and its ancestors, from the bottom up; empty for the root. */
  path: readonly string[];
}

export async function readListedCategory(
  { database, catalogCache, locale }: SearchContext,
  categoryId: string | undefined,
): Promise<Result<ListedCategory, 'CategoryNotFoundException'>> {
  const { categories } = await readCategoryTree(database.db, catalogCache);
  const tree = new Map(categories.map((category) => [category.id, category]));
  if (categoryId !== undefined && !tree.has(categoryId)) {
    return failure('CategoryNotFoundException', `No category with the id '${categoryId}'.`, { categoryId });
  }
  const localName = ({ name, translations }: (typeof categories)[number]) => translationIn(translations, locale).name ?? name;
  return ok({
    children: categories
      .filter((category) => category.parentId === (categoryId ?? null))
      .map((category) => ({ id: category.id, name: localName(category) })),
    nameOf: (id) => {
      const category = tree.get(id);
      return category && localName(category);
    },
    path: withAncestors(categoryId === undefined ? [] : [categoryId], tree).map(({ id }) => id),
  });
}

const sortingLabels: Record<SortingOption, string> = {
  'best-matches': 'Best Matches',
  'price-low-to-high': 'Price Low To High',
  'price-high-to-low': 'Price High To Low',
  'top-rated': 'Top Rated',
  'new-arrivals': 'New Arrivals',
  'name-a-to-z': 'Name A To Z',
};

export async function presentListing(
  context: SearchContext,
  request: ListingRequest & { text?: string },
  page: StylePage,
  category: ListedCategory,
): Promise<ProductListing> {
  const { rules } = context;
  const { text, categoryId } = request;
  const corrected = correctedText(page);
  const { matches, isRelaxed, isMentionOnly } = page;
  const [hits, related] = [page.hits.map(({ hit }) => hit), page.related.map(({ hit }) => hit)];
  const nameOf = await readValueNames(context.database.db, context.cache, context.locale);
  const counts = [
    ...matches.facets.filter(({ hits }) => hits > 0),
    ...(await selectedWithoutHits(context, request.selected, matches.facets)),
  ];
  const hasFullMatch = matches.unrefinedTotal > 0 && !isRelaxed;
  const redirectUrl = text === undefined ? undefined : searchRedirect(rules, { text, corrected, hasFullMatch });
  const asTyped = findBanners(rules, listingTarget({ text, categoryId }));
  const bannersOfCorrection = corrected === undefined ? [] : findBanners(rules, listingTarget({ text: corrected }));
  const banners = asTyped.length > 0 ? asTyped : bannersOfCorrection;
  const response: SearchResponse = {
    query: text ?? '',
    ...(corrected === undefined ? {} : { correctedQuery: corrected }),
    ...(isRelaxed ? { isRelaxed: true as const } : {}),
    ...(isMentionOnly ? { isMentionOnly: true as const } : {}),
    count: hits.length,
    start: request.start,
    total: matches.total,
    hits,
    ...(related.length > 0 ? { nearHits: related } : {}),
    refinements: presentRefinements(context, request.selected, counts, category, nameOf),
    selectedRefinements: Object.fromEntries([...request.selected].map(([id, values]) => [id, [...values]])),
    sortingOptions: Object.entries(sortingLabels).map(([id, label]) => ({ id: id as SortingOption, label })),
    selectedSortingOption: request.sort,
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
    ...(banners.length > 0 ? { banners: banners.map(presentBanner) } : {}),
  };
  return {
    response,
    surrogateKeys: [
      text === undefined && categoryId !== undefined ? `category-${categoryId}` : searchKey,
      ...[...hits, ...related].map(({ productId }) => `product-${productId}`),
      searchRulesKey,
      storesKey,
    ],
    validUntil: [...page.validUntil, rules.validUntil],
  };
}

/**
 * Returns the facets in the merchant's order, without hidden attributes (LIST-003). Values without hits are those that are selected
 * (LIST-002).
 */
function presentRefinements(
  { currency, rules }: SearchContext,
  selected: ReadonlyMap<string, readonly string[]>,
  counts: readonly FacetCount[],
  { children, nameOf: categoryName, path }: ListedCategory,
  nameOf: ValueName,
): SearchResponse['refinements'] {
  const byAttribute = Map.groupBy(counts, (count) => count.attribute);
  // Categories have the order of the menu. One that is not below the listed one can be selected by an address.
  const categories = new Set([...children.map(({ id }) => id), ...(selected.get('category') ?? [])]);
  const { hidden = [], order = [] } = findFacetRule(rules, path) ?? {};
  const rank = ({ id }: FacetAttribute) => (order.includes(id) ? order.indexOf(id) : order.length);
  return facetAttributes
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ id, label, single, isHidden }) => {
      const counted = byAttribute.get(indexedAttribute(id, currency)) ?? [];
      const ordered =
        id === 'category' ? [...categories].flatMap((category) => counted.filter(({ value }) => value === category)) : counted;
      const values = ordered.map((count) => ({
        value: count.value,
        ...presentFacetValue(count, id === 'category' ? (_, category) => categoryName(category) : nameOf),
        hitCount: count.hits,
      }));
      return isHidden || hidden.includes(id) || values.length === 0 ? [] : [{ attributeId: id, label, single, values }];
    });
}
