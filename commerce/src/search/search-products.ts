import type { SearchAnswer, SortingOption } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { readValueNames, type ValueName } from '../catalog/value-names.ts';
import { arrangementOf, facetsOf, redirectOf } from '../merchandising/look-ups.ts';
import type { RulesInForce } from '../merchandising/rules-at.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Memory } from '../platform/memory.ts';
import { type FacetAttribute, facetAttributes, indexedAttribute } from './facets.ts';
import { type Arranged, type FacetCount, findMatches, type Matches, type SearchInput } from './find-matches.ts';
import { searchKey } from './generations.ts';
import { matchOf, type Strictness } from './match.ts';
import { presentHit } from './present-hit.ts';
import { rememberedOffers } from './remembered-offers.ts';
import { synonymsOf } from './synonyms.ts';
import { type Understood, understand } from './understand.ts';

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

/** What of the shop bears on a search. */
export interface Around {
  /** The categories below the one that is listed. */
  children: readonly { id: string; name: string }[];
  rules: RulesInForce;
  /** The category that is listed and those above it, from there up. */
  upwards: readonly string[];
}

/** What was searched, what the shopper asked for and what of it could be met. */
interface Search extends SearchInput {
  /** What the shopper typed; `undefined` lists everything. */
  words: string | undefined;
}

/**
 * One page of the styles that match, with what they can be narrowed by: what the words mean, the index, then the prices and stock of the
 * page as of now. Rules are those of the same moment and language.
 */
export async function searchProducts(db: Database, input: Search, shop: Around, at: Date, memory?: Memory): Promise<FoundHits> {
  const { found, live } = await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${statementTimeout}`));
      const found = await findWords(tx, { ...input, arrangement: arrangedBy(shop.rules, input) }, shop.rules, memory);
      const styleIds = found.matches.tiles.map(({ styleId }) => styleId);
      return { found, live: await rememberedOffers(tx, styleIds, input.currency, at, memory) };
    },
    { accessMode: 'read only' },
  );
  const { matches, understood, isRelaxed } = found;
  const nameOf = await readValueNames(db, memory, [searchKey], input.locale);
  const wanted = {
    families: input.selected.get('color') ?? [],
    shades: understood?.query.shades ?? [],
    words: understood?.query.plain ?? '',
    code: understood?.query.code,
  };
  const hits = matches.tiles.flatMap(
    (tile) => presentHit(tile, live.offers.get(tile.styleId) ?? [], input.currency, wanted, input.locale) ?? [],
  );
  const redirectUrl = input.words === undefined ? undefined : redirectOf(shop.rules, input.words);
  const answer: SearchAnswer = {
    query: input.words ?? '',
    ...(understood?.corrected && matches.found > 0 ? { correctedQuery: understood.corrected } : {}),
    ...(isRelaxed ? { isRelaxed: true as const } : {}),
    count: hits.length,
    start: input.start,
    total: matches.total,
    hits,
    refinements: presentRefinements(matches.facets, input, shop, nameOf),
    selectedRefinements: Object.fromEntries([...input.selected].map(([id, values]) => [id, [...values]])),
    sortingOptions: Object.entries(sortingLabels).map(([id, label]) => ({ id: id as SortingOption, label })),
    selectedSortingOption: input.sort,
    ...(redirectUrl === undefined ? {} : { redirectUrl }),
  };
  return { answer, until: live.until };
}

interface Found {
  matches: Matches;
  understood?: Understood;
  /** Nothing meets all that was asked for; these meet most of it. */
  isRelaxed: boolean;
}

const nothing: Matches = { total: 0, tiles: [], facets: [], found: 0, wellMet: 0 };

async function findWords(tx: Transaction, { words, ...input }: Search, rules: RulesInForce, memory: Memory | undefined): Promise<Found> {
  if (words === undefined) return { matches: await findMatches(tx, input), isRelaxed: false };
  const understood = await understand(tx, words, input.locale, synonymsOf(rules), memory);
  const { wanted, query } = understood;
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : amount * 100);
  const price = { least: minor(query.price?.least), most: minor(query.price?.most) };
  // 'under 50' alone asks for everything at that price.
  if (query.price && wanted.clauses.length === 0)
    return { matches: await findMatches(tx, { ...input, price }), understood, isRelaxed: false };
  const find = async (strictness: Strictness) => {
    const match = matchOf(wanted, query.code, strictness);
    return match ? findMatches(tx, { ...input, price }, match) : nothing;
  };
  const all = await find('all');
  if (all.wellMet > 0 || wanted.clauses.length < 2) return { matches: all, understood, isRelaxed: false };
  // What every word is said of only somewhere in the copy is no better than what most of them are true of.
  for (const strictness of ['most', 'some'] as const) {
    const matches = await find(strictness);
    if (matches.found > 0) return { matches, understood, isRelaxed: true };
  }
  return { matches: all, understood, isRelaxed: false };
}

/** What the merchant wants of the order of this listing, with what holds of every search. */
function arrangedBy(rules: RulesInForce, { words, categoryId }: Search): Arranged {
  const own = arrangementOf(rules, words === undefined ? { categoryId: categoryId ?? 'root' } : { query: words });
  const every = words === undefined ? undefined : arrangementOf(rules, { everySearch: true });
  return {
    pinned: own?.pinned ?? [],
    hidden: [...(own?.hidden ?? []), ...(every?.hidden ?? [])],
    boosts: [...(own?.boosts ?? []), ...(every?.boosts ?? [])],
  };
}

/** The panel in its order: only values with hits (LIST-002), no hidden attributes (LIST-003). */
function presentRefinements(
  counts: readonly FacetCount[],
  input: SearchInput,
  { children: below, rules, upwards }: Around,
  nameOf: ValueName,
): SearchAnswer['refinements'] {
  const byAttribute = Map.groupBy(counts, (count) => count.attribute);
  const children = new Map(below.map(({ id, name }) => [id, name]));
  const { hidden = [], order = [] } = facetsOf(rules, upwards) ?? {};
  const place = ({ id }: FacetAttribute) => (order.includes(id) ? order.indexOf(id) : order.length);
  return facetAttributes
    .toSorted((a, b) => place(a) - place(b))
    .flatMap(({ id, label, single, isHidden }) => {
      const own = byAttribute.get(indexedAttribute(id, input.currency)) ?? [];
      const values = own
        .filter((count) => count.hits > 0 && (id !== 'category' || children.has(count.value)))
        .map(({ value, label, hits, swatch }) => ({
          value,
          label: (id === 'category' ? children.get(value) : nameOf(id, value)) ?? label,
          hitCount: hits,
          ...(swatch ? { swatch } : {}),
        }));
      return isHidden || hidden.includes(id) || values.length === 0 ? [] : [{ attributeId: id, label, single, values }];
    });
}
