import { vocabularyKey } from '../cache-keys.ts';
import type { SearchReadContext } from '../search-context.ts';
import type { ParsedQuery } from './parse-query.ts';
import { activeSynonyms } from './synonyms/active-synonyms.ts';
import { createSynonymIndex, type Synonym, type SynonymIndex } from './synonyms/synonym-index.ts';
import type { SearchLanguage } from './text/languages.ts';
import { synonymTokensToLookUp, tokensToLookUp } from './vocabulary/token-lookup.ts';
import { findVocabularyEntries } from './vocabulary/vocabulary.ts';
import type { VocabularyEntry, VocabularyLookup } from './vocabulary/vocabulary-entry.ts';

export interface AnalyzedQueries {
  lookUp: VocabularyLookup;
  synonyms: SynonymIndex;
}

const unknownEntry: VocabularyEntry = {
  lexemes: [],
  isKnown: false,
  isExact: false,
  styleShare: 0,
  isStopWord: false,
  prefixes: [],
  completions: [],
};

/**
 * Looks up the tokens of several queries. At most three statements, regardless of the number of queries: the tokens of synonyms, of the
 * queries, and of the expansions of their synonyms. No statement for cached tokens.
 */
export async function analyzeQueries(
  context: SearchReadContext,
  languages: readonly SearchLanguage[],
  queries: readonly ParsedQuery[],
): Promise<AnalyzedQueries> {
  const { synonyms, entries } = await analyzeSynonyms(context, languages);
  const loaded = new Map<string, VocabularyEntry>();
  const lookUp: VocabularyLookup = (token) => loaded.get(token) ?? entries.get(token) ?? unknownEntry;
  const load = async (tokens: readonly string[]) => {
    const missing = [...new Set(tokens)].filter((token) => !loaded.has(token) && !entries.has(token));
    for (const [token, entry] of await findVocabularyEntries(context, languages, missing)) loaded.set(token, entry);
  };
  await load(queries.flatMap((query) => tokensToLookUp(query)));
  await load(queries.flatMap((query) => synonymTokensToLookUp(query, synonyms, lookUp)));
  return { lookUp, synonyms };
}

interface AnalyzedSynonyms {
  synonyms: SynonymIndex;
  entries: ReadonlyMap<string, VocabularyEntry>;
}

/** Analyzed synonyms by list: locales of one language may have different synonyms, and so may a preview. */
type AnalyzedSynonymsByList = WeakMap<readonly Synonym[], AnalyzedSynonyms>;

async function analyzeSynonyms(context: SearchReadContext, languages: readonly SearchLanguage[]): Promise<AnalyzedSynonyms> {
  const { cache, rules } = context;
  const active = activeSynonyms(rules);
  const name = `synonyms:${languages.map(({ language }) => language).join()}`;
  const since = cache?.version() ?? 0;
  const byList: AnalyzedSynonymsByList = cache?.get<AnalyzedSynonymsByList>(name) ?? new WeakMap();
  const cached = byList.get(active);
  if (cached) return cached;
  const tokens = [...new Set(active.flatMap((synonym) => synonym.words))];
  const entries = await findVocabularyEntries({ ...context, cache: undefined }, languages, tokens);
  const analyzed = { entries, synonyms: createSynonymIndex(active, (token) => entries.get(token) ?? unknownEntry) };
  byList.set(active, analyzed);
  cache?.set(name, byList, { keys: [vocabularyKey], since });
  return analyzed;
}
