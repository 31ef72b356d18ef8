/** What the search box offers while words are typed. */
import type { Currency, Hit, SuggestedProduct, SuggestionResponse } from '@outfitter/contract';
import { localeCandidates } from '../content/locales.ts';
import type { ActiveRules } from '../merchandising/active-rules.ts';
import { findPhrases, findRedirect } from '../merchandising/find-rules.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { SearchDatabase } from '../platform/database/database.ts';
import { arrangedBy } from '../search/find-page.ts';
import { findTop, noTopMatches, type TopMatches } from '../search/find-top.ts';
import { findWords } from '../search/find-words.ts';
import { localeLanguage, ownLanguage } from '../search/languages.ts';
import type { Match } from '../search/match.ts';
import type { SearchInput } from '../search/matched-styles.ts';
import { presentHit, wantedColors } from '../search/present-hit.ts';
import { plainWords } from '../search/query/plain-words.ts';
import type { ReadQuery } from '../search/query/read-query.ts';
import { rememberedOffers } from '../search/remembered-offers.ts';
import { synonymsOf } from '../search/synonyms.ts';
import { categoryPhrases, type PhrasedCategories } from './category-phrases.ts';
import { choosePhrases, type PhraseOnOffer, type PhraseSource } from './choose-phrases.ts';
import { describingWords } from './describing-words.ts';
import { findable } from './findable.ts';
import { isWholePhrase } from './joint.ts';
import { readTyping } from './read-typing.ts';
import { type OfferedPhrase, readOfferedPhrases } from './searched-phrases.ts';
import { stylePhrases } from './style-phrases.ts';
import { placesOf, type TypedWords } from './typed-words.ts';

/** Styles whose names phrases are made of. */
const stylesRead = 30;
/** Phrases of each source that are asked after before it is known which of them find something. */
const candidatesMost = 8;
/** Of each source, phrases that stand before those of others get their turn. */
const share = { recommended: 2, searched: 2, kinds: 2, categories: 2, led: 1, names: 1 };

export interface Asked {
  /** As they were typed; `undefined` where nothing was. */
  words: string | undefined;
  /** Phrases and styles at most. */
  phrases: number;
  products: number;
  currency: Currency;
  locale: string | undefined;
}

export interface SuggestingShop {
  /** In the shopper's language. */
  categories: PhrasedCategories;
  rules: ActiveRules;
}

export interface Suggested {
  answer: SuggestionResponse;
  /** When the first of the shown prices or promises changes by itself. */
  until: Date | undefined;
}

/** Phrases and styles for what is being typed (SEARCH-004), or what is trending where nothing is. Rules are those of the same moment and language. */
export function suggest(
  database: SearchDatabase,
  asked: Asked,
  shop: SuggestingShop,
  at: Date,
  memory?: InvalidatingCache,
): Promise<Suggested> {
  return database.readOnly.read(async (queryable) => {
    const { words, currency, locale } = asked;
    const { rules } = shop;
    const searched = await readOfferedPhrases(queryable, memory, locale);
    const finding = (phrases: readonly string[]) => findable(queryable, phrases, { locale, currency }, synonymsOf(rules), memory);
    if (words === undefined) {
      const trending = trendingPhrases(rules, searched);
      return { answer: emptyAnswer('', await kept(trending, finding, rules, asked.phrases)), until: undefined };
    }
    const input: SearchInput = {
      categoryId: undefined,
      selected: new Map(),
      sort: 'best-matches',
      currency,
      locale,
      start: 0,
      count: stylesRead,
      arrangement: arrangedBy(rules, { words }),
    };
    const find = {
      with: (price: SearchInput['price'], match?: Match) => findTop(queryable, { ...input, price }, asked.products, match),
      nothing: noTopMatches,
    };
    const { matches, understood, isRelaxed } = await findWords(
      queryable,
      { words, locale, isUnfinished: !/\s$/.test(words) },
      rules,
      find,
      memory,
    );
    const typed = readTyping(words, understood?.corrected, rules, locale);
    const completed = understood?.corrected ? [understood.corrected] : (understood?.completed ?? []);
    const own = [...recommendedPhrases(rules, typed), ...searchedPhrases(searched, typed), ...completed];
    const found = await finding(own.filter((phrase) => findRedirect(rules, phrase) === undefined));
    const answers = (phrase: string) => found.has(phrase) || findRedirect(rules, phrase) !== undefined;
    const sources = sourcesOf(shop, typed, isRelaxed ? noTopMatches : matches, { searched, completed }, answers, locale);
    const phrases = choosePhrases(words, sources, asked.phrases);
    const shown = matches.styles.flatMap(({ styleId, tile }) => (tile ? [{ styleId, tile }] : []));
    const live = await rememberedOffers(
      queryable,
      shown.map(({ styleId }) => styleId),
      currency,
      at,
      memory,
    );
    const wanted = wantedColors(understood?.query);
    const hits = shown.flatMap((each) => presentHit(each, live.offers.get(each.styleId) ?? [], currency, wanted, locale) ?? []);
    const products = hits.map((hit) => suggestedProduct(hit, understood?.query));
    const redirectUrl = findRedirect(rules, words);
    const isNothing = phrases.length === 0 && products.length === 0;
    const helpful = isNothing
      ? await kept([...findPhrases(rules, 'recommended'), ...trendingPhrases(rules, searched)], finding, rules, asked.phrases)
      : [];
    const answer: SuggestionResponse = {
      ...emptyAnswer(words, helpful),
      productSuggestions: { suggestedPhrases: phrases, products },
      ...(redirectUrl === undefined ? {} : { c_redirectUrl: redirectUrl }),
    };
    return { answer, until: live.until };
  });
}

function emptyAnswer(query: string, trending: string[]): SuggestionResponse {
  return { query, productSuggestions: { suggestedPhrases: [], products: [] }, c_trending: trending };
}

/** The merchant's phrases, then what was searched for most within the last days. */
function trendingPhrases(rules: ActiveRules, searched: readonly OfferedPhrase[]): string[] {
  const most = searched.filter(({ recentSearches }) => recentSearches > 0).toSorted((a, b) => b.recentSearches - a.recentSearches);
  return [...findPhrases(rules, 'trending'), ...most.slice(0, candidatesMost).map(({ wording }) => wording)];
}

/** Those that find something or lead somewhere, no two alike. */
async function kept(
  phrases: readonly string[],
  finding: (phrases: readonly string[]) => Promise<Set<string>>,
  rules: ActiveRules,
  count: number,
): Promise<string[]> {
  const found = await finding(phrases);
  const answering = phrases.filter((phrase) => found.has(phrase) || findRedirect(rules, phrase) !== undefined);
  const source = { phrases: answering.map((phrase) => ({ phrase })), most: answering.length };
  return choosePhrases('', [source], count).map(({ phrase }) => phrase);
}

const isTyped = (phrase: string, typed: TypedWords) => placesOf(typed, plainWords(phrase).split(' ')) !== undefined;

/** The merchant's own phrases, recommended ones before trending ones, as far as they are what is being typed. */
function recommendedPhrases(rules: ActiveRules, typed: TypedWords): string[] {
  const all = [...findPhrases(rules, 'recommended'), ...findPhrases(rules, 'trending')];
  return [...new Set(all)].filter((phrase) => isTyped(phrase, typed)).slice(0, candidatesMost);
}

/** Phrases that the merchant leads to a page, as far as they begin with what is typed: the first for each page. */
function leadingPhrases({ redirects }: ActiveRules, typed: TypedWords): PhraseOnOffer[] {
  const start = typed.words.join(' ');
  const byPage = new Map<string, string>();
  for (const { phrase, key, url } of redirects.phrases) if (!byPage.has(url) && key.startsWith(start)) byPage.set(url, phrase);
  return [...byPage].map(([link, phrase]) => ({ phrase, link, kind: 'page' }));
}

function searchedPhrases(searched: readonly OfferedPhrase[], typed: TypedWords): string[] {
  const fitting: string[] = [];
  for (const { wording } of searched) {
    if (fitting.length === candidatesMost) break;
    if (isTyped(wording, typed)) fitting.push(wording);
  }
  return fitting;
}

function sourcesOf(
  { rules, categories }: SuggestingShop,
  typed: TypedWords,
  { styles }: TopMatches,
  { searched, completed }: { searched: readonly OfferedPhrase[]; completed: readonly string[] },
  answers: (phrase: string) => boolean,
  locale: string | undefined,
): PhraseSource[] {
  const candidates = localeCandidates(locale);
  const named = styles.map(({ name, cloth, names }) => {
    const own = candidates.flatMap((candidate) => names?.[candidate] ?? [])[0];
    return { name: own?.name ?? name, cloth: own?.cloth ?? cloth };
  });
  const { head } = locale ? localeLanguage(locale) : ownLanguage;
  const { kinds, names } = stylePhrases(named, typed, head, describingWords(categories, synonymsOf(rules), named));
  const offer = (phrases: readonly string[]): PhraseOnOffer[] =>
    phrases.map((phrase) => ({ phrase, link: findRedirect(rules, phrase), kind: 'page' }));
  return [
    { phrases: offer(recommendedPhrases(rules, typed).filter(answers)), most: share.recommended },
    { phrases: offer(searchedPhrases(searched, typed).filter(answers)), most: share.searched },
    { phrases: offer(kinds), most: share.kinds },
    {
      phrases: categoryPhrases(categories, typed).map(({ phrase, link }) => ({ phrase, link, kind: 'category' as const })),
      most: share.categories,
    },
    { phrases: offer(completed.filter((phrase) => isWholePhrase(phrase) && answers(phrase)).slice(0, 1)), most: 1 },
    { phrases: leadingPhrases(rules, typed), most: share.led },
    { phrases: offer(names), most: share.names },
  ];
}

/** As much of a tile as the box shows; its color where one was asked for. */
function suggestedProduct(hit: Hit, query: ReadQuery | undefined): SuggestedProduct {
  const { productId, productName, currency, price, priceMax, strikePrice, image, c_slugUrl } = hit;
  const shown = hit.colors.find((color) => color.image === image);
  const isAskedFor =
    shown !== undefined &&
    query !== undefined &&
    (query.shades.length > 0 ||
      ` ${query.plain} `.includes(` ${plainWords(shown.name)} `) ||
      (query.code ?? '').startsWith(`${productId}${shown.value}`));
  return {
    productId,
    productName,
    currency,
    price,
    priceMax,
    ...(strikePrice === undefined ? {} : { strikePrice }),
    image,
    c_slugUrl,
    ...(isAskedFor ? { c_color: shown.value } : {}),
  };
}
