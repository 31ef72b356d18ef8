import type { ActiveRules } from '../merchandising/active-rules.ts';
import { findPhrases, findRedirect } from '../merchandising/find-rules.ts';
import { activeSynonyms, languageOfLocale, normalizeText, type SearchContext, shopLanguage, type TopStyleResult } from '../search/index.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';
import { type CategoryPhraseList, matchCategoryPhrases } from './category-phrases.ts';
import type { PhraseCandidate, PhraseSource } from './choose-phrases.ts';
import { modifierPredicate } from './phrase-modifiers.ts';
import type { PopularSearch } from './popular-searches.ts';
import { isCompletePhrase, isStopWord } from './stop-words.ts';
import { stylePhrases } from './style-phrases.ts';
import { matchPositions, type TypedQuery } from './typed-query.ts';

const maxCandidates = 8;
const shares = { recommended: 2, searched: 2, kinds: 2, categories: 2, completed: 1, redirects: 1, names: 1 };

const isMatch = (phrase: string, typedQuery: TypedQuery) => matchPositions(typedQuery, normalizeText(phrase).split(' ')) !== undefined;

export function trendingPhrases(rules: ActiveRules, popular: readonly PopularSearch[]): string[] {
  const recent = popular.filter(({ recentSearches }) => recentSearches > 0).toSorted((a, b) => b.recentSearches - a.recentSearches);
  return [...findPhrases(rules, 'trending'), ...recent.slice(0, maxCandidates).map(({ wording }) => wording)];
}

export function recommendedPhrases(rules: ActiveRules, typedQuery: TypedQuery): string[] {
  const all = [...findPhrases(rules, 'recommended'), ...findPhrases(rules, 'trending')];
  return [...new Set(all)].filter((phrase) => isMatch(phrase, typedQuery)).slice(0, maxCandidates);
}

export function searchedPhrases(popular: readonly PopularSearch[], typedQuery: TypedQuery): string[] {
  const matching: string[] = [];
  for (const { wording } of popular) {
    if (matching.length === maxCandidates) break;
    if (isMatch(wording, typedQuery)) matching.push(wording);
  }
  return matching;
}

function redirectPhrases({ redirects }: ActiveRules, typedQuery: TypedQuery): PhraseCandidate[] {
  const start = typedQuery.tokens.join(' ');
  const byPage = new Map<string, string>();
  for (const { phrase, key, url } of redirects.phrases) if (!byPage.has(url) && key.startsWith(start)) byPage.set(url, phrase);
  return [...byPage].map(([link, phrase]) => ({ phrase, link, kind: 'page' }));
}

export interface PhraseMaterial {
  categories: CategoryPhraseList;
  popular: readonly PopularSearch[];
  completed: readonly string[];
  styles: TopStyleResult['styles'];
  phraseTokens: TopStyleResult['interpreted']['phraseTokens'];
}

/**
 * Returns all phrase sources for a typed query, the most important first. `isUseful` is true for phrases that find styles or have a
 * redirect.
 */
export function phraseSources(
  { rules, locale }: SearchContext,
  typedQuery: TypedQuery,
  { categories, popular, completed, styles, phraseTokens: { before, naming, after } }: PhraseMaterial,
  isUseful: (phrase: string) => boolean,
): PhraseSource[] {
  const candidates = localeCandidates(locale);
  const named = styles.map(({ name, cloth, names }) => {
    const translated = candidates.flatMap((candidate) => names?.[candidate] ?? [])[0];
    return { name: translated?.name ?? name, cloth: translated?.cloth ?? cloth };
  });
  const { headPosition } = locale ? languageOfLocale(locale) : shopLanguage;
  const isModifier = modifierPredicate(categories, activeSynonyms(rules), named);
  const isNarrowed = before.length + after.length > 0;
  const product: TypedQuery = { ...typedQuery, tokens: naming, isUnfinished: typedQuery.isUnfinished && after.length === 0 };
  const { kinds: ownKinds, names } = stylePhrases(named, product, headPosition, isModifier);
  const kinds = isNarrowed ? ownKinds.map((kind) => [...before, kind, ...after].join(' ')) : ownKinds;
  const inCategories: TypedQuery = { ...typedQuery, tokens: [...before, ...naming, ...after.filter((token) => !isStopWord(token))] };
  const withRedirect = (phrases: readonly string[]): PhraseCandidate[] =>
    phrases.map((phrase) => ({ phrase, link: findRedirect(rules, phrase), kind: 'page' }));
  const categoryCandidates = matchCategoryPhrases(categories, inCategories).map(({ phrase, link }) => ({
    phrase,
    link,
    kind: 'category' as const,
  }));
  const wholeQuery = completed.filter((phrase) => isCompletePhrase(phrase) && isUseful(phrase)).slice(0, 1);
  return [
    { phrases: withRedirect(recommendedPhrases(rules, typedQuery).filter(isUseful)), share: shares.recommended },
    { phrases: withRedirect(searchedPhrases(popular, typedQuery).filter(isUseful)), share: shares.searched },
    { phrases: withRedirect(kinds), share: shares.kinds },
    { phrases: categoryCandidates, share: shares.categories },
    { phrases: withRedirect(wholeQuery), share: shares.completed },
    { phrases: redirectPhrases(rules, typedQuery), share: shares.redirects },
    { phrases: isNarrowed ? [] : withRedirect(names), share: shares.names },
  ];
}
