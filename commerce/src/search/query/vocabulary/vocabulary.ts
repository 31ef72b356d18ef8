import { sql } from 'drizzle-orm';
import { cachedEach } from '../../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { vocabularyKey } from '../../cache-keys.ts';
import type { SearchReadContext } from '../../search-context.ts';
import { liveGeneration, searchListings, searchTerms } from '../../tables.ts';
import type { SearchLanguage } from '../text/languages.ts';
import { isWordForm } from '../text/word-forms.ts';
import { closestPrefix, closestTerm, maxEdits, sortedLetters, type VocabularyTerm } from './closest-term.ts';
import type { VocabularyEntry } from './vocabulary-entry.ts';

/** Upper bound of the strings with a prefix: `prefix + highestSuffix` sorts after all of them. */
const highestSuffix = '\uffff';
const maxCompletions = 3;
const languageKeys = (languages: readonly SearchLanguage[]) => sql.param(languages.map(({ language }) => language));

/** Finds the languages of the index. A recursive query jumps from language to language instead of scanning all terms. */
export async function findIndexedLanguages({ queryable, cache }: SearchReadContext): Promise<readonly string[]> {
  const name = 'search-languages';
  const cached = cache?.get<string[]>(name);
  if (cached) return cached;
  const since = cache?.version() ?? 0;
  const { rows } = await queryable.execute<{ language: string }>(sql`
    WITH RECURSIVE known AS (
      SELECT min(language) AS language FROM ${searchTerms} WHERE generation_id = ${liveGeneration}
      UNION ALL
      SELECT (SELECT min(term.language) FROM ${searchTerms} AS term WHERE term.generation_id = ${liveGeneration} AND term.language > known.language)
      FROM known WHERE known.language IS NOT NULL
    ) SELECT language FROM known WHERE language IS NOT NULL`);
  const languages = rows.map(({ language }) => language);
  cache?.set(name, languages, { keys: [vocabularyKey], since });
  return languages;
}

interface EntryRow extends Record<string, unknown> {
  token: string;
  code: string;
  /** Null for a stop word. */
  lexeme: string | null;
  is_meaningful_stop_word: boolean;
  terms: string[];
  /** Null if no style contains the lexeme. */
  share: number | null;
  prefix: string | null;
  completions: string[];
}

/** Finds the vocabulary entries of tokens in some languages. One statement, or none if all are cached. */
export async function findVocabularyEntries(
  { queryable, cache }: Pick<SearchReadContext, 'queryable' | 'cache'>,
  languages: readonly SearchLanguage[],
  tokens: readonly string[],
): Promise<Map<string, VocabularyEntry>> {
  const languageNames = languages.map(({ language }) => language).join();
  const caching = { nameOf: (token: string) => `word:${languageNames}:${token}`, about: () => ({ keys: [vocabularyKey] }) };
  return cachedEach(cache, tokens, caching, (missing) => queryEntries(queryable, languages, missing));
}

async function queryEntries(
  queryable: Queryable,
  languages: readonly SearchLanguage[],
  tokens: readonly string[],
): Promise<Map<string, VocabularyEntry>> {
  const searched = languages.map(({ code, language, lexemePrefix, dictionary, meaningfulStopWords, genericTerms, requestTerms }) => ({
    code,
    language,
    lexeme_prefix: lexemePrefix,
    dictionary,
    meaningful: meaningfulStopWords,
    generic: genericTerms,
    request: requestTerms,
  }));
  const { rows } = await queryable.execute<EntryRow>(sql`
    SELECT requested.token, searched.code, lexeme_prefix || stem.lexeme AS lexeme, stem.is_meaningful_stop_word,
      ARRAY(SELECT term.term FROM ${searchTerms} AS term
        WHERE term.generation_id = ${liveGeneration} AND term.language = searched.language AND term.lexeme = lexeme_prefix || stem.lexeme LIMIT 20) AS terms,
      (SELECT max(term.styles) FROM ${searchTerms} AS term
        WHERE term.generation_id = ${liveGeneration} AND term.language = searched.language AND term.lexeme = lexeme_prefix || stem.lexeme)
        / (SELECT greatest(count(*), 1)::float8 FROM ${searchListings} WHERE generation_id = ${liveGeneration}) AS share,
      ARRAY(SELECT term.term FROM ${searchTerms} AS term WHERE term.generation_id = ${liveGeneration} AND term.language = searched.language
        AND term.term > requested.token AND term.term < requested.token || ${highestSuffix} AND term.styles > 0 AND NOT stem.is_generic
        ORDER BY term.styles DESC, term.term LIMIT ${maxCompletions}) AS completions,
      CASE WHEN NOT stem.is_generic AND EXISTS (SELECT FROM ${searchTerms} AS term WHERE term.generation_id = ${liveGeneration} AND term.language = searched.language
        AND term.term > requested.token AND term.term < requested.token || ${highestSuffix}) THEN lexeme_prefix || requested.token END AS prefix
    FROM unnest(${sql.param([...tokens])}::text[]) AS requested (token)
    CROSS JOIN jsonb_to_recordset(${JSON.stringify(searched)}::jsonb)
      AS searched (code text, language text, lexeme_prefix text, dictionary text, meaningful text[], generic text[], request text[])
    CROSS JOIN LATERAL (
      SELECT requested.token = ANY(generic) OR (requested.token = ANY(request) AND NOT EXISTS (SELECT FROM ${searchTerms} AS term
        WHERE term.generation_id = ${liveGeneration} AND term.language = searched.language AND term.term = requested.token AND term.styles > 0)) AS is_generic
    ) AS kind
    CROSS JOIN LATERAL (
      SELECT kind.is_generic, requested.token = ANY(meaningful) AS is_meaningful_stop_word, CASE WHEN kind.is_generic THEN NULL
        ELSE coalesce((ts_lexize(dictionary::regdictionary, requested.token))[1], CASE WHEN requested.token = ANY(meaningful) THEN requested.token END) END AS lexeme
    ) AS stem`);
  return new Map([...Map.groupBy(rows, (row) => row.token)].map(([token, own]) => [token, toVocabularyEntry(token, own, languages)]));
}

function toVocabularyEntry(token: string, rows: readonly EntryRow[], languages: readonly SearchLanguage[]): VocabularyEntry {
  return {
    lexemes: isFunctionWord(rows, languages) ? [] : rows.flatMap(({ lexeme }) => lexeme ?? []),
    isKnown: rows.some(({ terms, code }) => terms.some((term) => isWordForm(token, term, code))),
    isExact: rows.some(({ terms }) => terms.includes(token)),
    styleShare: Math.max(0, ...rows.map(({ share }) => share ?? 0)),
    isStopWord: rows.some(({ lexeme, is_meaningful_stop_word }) => lexeme === null || is_meaningful_stop_word),
    completions: rows.flatMap(({ completions }) => completions),
    prefixes: rows.flatMap(({ prefix }) => prefix ?? []),
  };
}

/**
 * Returns true for a stop word of the shopper's language, and for one of another searched language that the shopper's does not contain:
 * 'pour' in a French query is not an English lexeme.
 */
function isFunctionWord(rows: readonly EntryRow[], [shoppers]: readonly SearchLanguage[]): boolean {
  const isOwn = ({ code }: EntryRow) => code === shoppers?.code;
  const own = rows.find(isOwn);
  if (!own || own.lexeme === null) return true;
  return own.terms.length === 0 && rows.some((row) => !isOwn(row) && row.lexeme === null);
}

/**
 * Finds the most probable corrections of misspelled tokens, among the terms of the index and those of synonyms. One statement.
 * Relies on the trigram similarity threshold that read-only connections set.
 */
export async function findSpellingCorrections(
  { queryable }: SearchReadContext,
  languages: readonly SearchLanguage[],
  tokens: readonly string[],
  synonymTerms: readonly VocabularyTerm[],
): Promise<Map<string, string>> {
  const misspelled = tokens.filter((token) => maxEdits(token) > 0).map((token) => ({ token, letters: sortedLetters(token) }));
  if (misspelled.length === 0) return new Map();
  const { rows } = await queryable.execute<{ token: string; term: string; styleCount: number }>(sql`
    SELECT requested.token, term.term, max(term.styles) AS "styleCount"
    FROM jsonb_to_recordset(${JSON.stringify(misspelled)}::jsonb) AS requested (token text, letters text)
    JOIN ${searchTerms} AS term ON term.term % requested.token OR term.letters = requested.letters
    WHERE term.generation_id = ${liveGeneration} AND term.language = ANY(${languageKeys(languages)}::text[])
      AND term.lexeme IS NOT NULL AND term.styles > 0 AND abs(length(term.term) - length(requested.token)) <= 2
    GROUP BY requested.token, term.term`);
  const candidates = Map.groupBy(rows, (row) => row.token);
  return new Map(
    misspelled.flatMap(({ token }) => {
      const correction = closestTerm(token, [...(candidates.get(token) ?? []), ...synonymTerms]);
      return correction === undefined ? [] : [[token, correction] as const];
    }),
  );
}

const maxPrefixCandidates = 1_000;

/**
 * Completes a token that is both unfinished and misspelled: 'jak' becomes 'jacket'. Assumes that its first letter is correct. One
 * statement.
 */
export async function findPrefixCorrection(
  { queryable }: SearchReadContext,
  languages: readonly SearchLanguage[],
  token: string,
): Promise<string | undefined> {
  const first = [...token][0];
  if (first === undefined) return undefined;
  const { rows } = await queryable.execute<{ term: string; styleCount: number }>(sql`
    SELECT term, max(styles) AS "styleCount" FROM ${searchTerms}
    WHERE generation_id = ${liveGeneration} AND language = ANY(${languageKeys(languages)}::text[])
      AND term >= ${first} AND term < ${first + highestSuffix} AND styles > 0 AND lexeme IS NOT NULL
    GROUP BY term ORDER BY "styleCount" DESC, term LIMIT ${maxPrefixCandidates}`);
  return closestPrefix(token, rows);
}
