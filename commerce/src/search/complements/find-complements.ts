import type { Hit } from '@outfitter/contract';
import { findPopularStyles, readOutfits } from '../../catalog/popular-styles.ts';
import { categoriesKey, readCategoryTree } from '../../catalog/read-category-tree.ts';
import { localeCandidates } from '../../shared/locale-candidates.ts';
import { searchKey } from '../cache-keys.ts';
import { preferredColors, presentHit } from '../results/present-hit.ts';
import { readSearch, type SearchContext, type SearchReadContext } from '../search-context.ts';
import { readCachedOffers } from '../statements/current-offers.ts';
import { findTopStyles } from '../statements/top-styles.ts';
import {
  audiencesOfCategories,
  canBeWornTogether,
  departmentAndKind,
  placementOf,
  rankComplements,
  type TreeCategory,
} from './rank-complements.ts';

const shownCount = 4;
/** Number of styles to read: enough that four remain if some of them are sold out. */
const readCount = 12;
const countPerKind = 6;

export interface Complements {
  hits: Hit[];
  surrogateKeys: string[];
  validUntil: Date | undefined;
}

/** Finds up to four orderable styles that go with the styles of a cart (decision 60). */
export async function findComplements(context: SearchContext, styleIds: readonly string[]): Promise<Complements> {
  const ranked = await rankStyles(context, styleIds);
  const { hits, validUntil } =
    ranked.length > 0
      ? await readSearch(context, (read) => readHits(read, ranked.slice(0, readCount)))
      : { hits: [], validUntil: undefined };
  const shown = hits.filter(({ orderable }) => orderable).slice(0, shownCount);
  const productIds = new Set([...styleIds, ...hits.map(({ productId }) => productId)]);
  return { hits: shown, surrogateKeys: [searchKey, categoriesKey, ...[...productIds].map((id) => `product-${id}`)], validUntil };
}

async function rankStyles({ database: { db }, catalogCache }: SearchContext, styleIds: readonly string[]): Promise<string[]> {
  const styles = await readOutfits(db, styleIds);
  if (styles.length === 0) return [];
  const { categories } = await readCategoryTree(db, catalogCache);
  const tree = new Map<string, TreeCategory>(categories.map((category) => [category.id, category]));
  const outfit = styles.flatMap(({ goesWith }) => goesWith);
  const placements = styles.map((style) => placementOf(style, tree));
  const kindsInCart = new Set(placements.map(({ kind }) => kind));
  const kinds = categories.flatMap(({ id }): [string, string][] => {
    const { department, kind } = departmentAndKind(id, tree);
    const audiences = audiencesOfCategories([id], tree);
    // A category for everyone may contain styles for an audience that their names or other categories state.
    const isPossible = audiences.size === 0 || placements.some((placement) => canBeWornTogether({ department, audiences }, placement));
    return isPossible && !kindsInCart.has(kind) ? [[id, kind]] : [];
  });
  const keywords = [...new Set(styles.flatMap((style) => style.keywords))];
  const candidates = await findPopularStyles(db, { kinds: new Map(kinds), countPerKind, keywords, styleIds: outfit });
  return rankComplements({ styles, outfit }, candidates, tree);
}

/** Reads the styles as hits, in the order of their ids. Two statements, or one if the offers are cached. */
async function readHits(context: SearchReadContext, styleIds: readonly string[]): Promise<{ hits: Hit[]; validUntil: Date | undefined }> {
  const selection = {
    categoryId: undefined,
    selected: new Map(),
    sort: 'best-matches',
    start: 0,
    count: styleIds.length,
    filter: { kind: 'style', ids: [...styleIds] },
  } as const;
  const { styles } = await findTopStyles(context, selection, { tileCount: styleIds.length });
  const offers = await readCachedOffers(context, styleIds);
  const preferred = preferredColors(undefined);
  const locales = localeCandidates(context.locale);
  const hits = styles.flatMap(({ styleId, tile }) =>
    tile ? (presentHit({ styleId, tile }, offers.byStyle.get(styleId) ?? [], context.currency, preferred, locales) ?? []) : [],
  );
  return { hits: hits.sort((a, b) => styleIds.indexOf(a.productId) - styleIds.indexOf(b.productId)), validUntil: offers.validUntil };
}
