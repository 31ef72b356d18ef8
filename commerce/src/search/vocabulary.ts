/** What the index knows of words: their stems, whether a style has them, and what a misspelt one was meant to be. */
import { sql } from 'drizzle-orm';
import { cachedEach, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { vocabularyKey } from './generations.ts';
import type { SearchLanguage } from './languages.ts';
import type { KnownWord } from './query/clauses.ts';
import { editsAllowed, lettersOf, nearestBeginning, nearestTerm } from './query/edit-distance.ts';
import { isBent } from './query/same-word.ts';
import { liveGeneration, searchTerms } from './tables.ts';

/** Words that an unfinished one may become. */
const completionsMost = 3;

/** What comes after every word that begins with another. */
const afterAll = '\uffff';

/** All languages that something of the index is written in. Of a handful each is found by itself, whatever the number of words. */
export async function knownLanguages(queryable: Queryable, memory?: InvalidatingCache): Promise<readonly string[]> {
  const name = 'search-languages';
  const kept = memory?.get<string[]>(name);
  if (kept) return kept;
  const since = memory?.position() ?? 0;
  const { rows } = await queryable.execute<{ language: string }>(sql`
    WITH RECURSIVE known AS (
      SELECT min(language) AS language FROM ${searchTerms} WHERE generation_id = ${liveGeneration}
      UNION ALL
      SELECT (SELECT min(term.language) FROM ${searchTerms} AS term WHERE term.generation_id = ${liveGeneration} AND term.language > known.language)
      FROM known WHERE known.language IS NOT NULL
    ) SELECT language FROM known WHERE language IS NOT NULL`);
  const all = rows.map(({ language }) => language);
  memory?.set(name, all, { keys: [vocabularyKey], since });
  return all;
}

interface WordRow extends Record<string, unknown> {
  word: string;
  code: string;
  /** Null of a word that says nothing. */
  lexeme: string | null;
  is_telling: boolean;
  /** Words of the index of the same stem. */
  terms: string[];
  beginning: string | null;
  completions: string[];
}

/** Of each word what the index knows of it in these languages. One statement, or none where the process remembers them all. */
export async function lookUpWords(
  queryable: Queryable,
  languages: readonly SearchLanguage[],
  words: readonly string[],
  memory?: InvalidatingCache,
): Promise<Map<string, KnownWord>> {
  const within = languages.map(({ language }) => language).join();
  const keeping = { nameOf: (word: string) => `word:${within}:${word}`, about: () => ({ keys: [vocabularyKey] }) };
  return cachedEach(memory, words, keeping, (missing) => readWords(queryable, languages, missing));
}

async function readWords(
  queryable: Queryable,
  languages: readonly SearchLanguage[],
  words: readonly string[],
): Promise<Map<string, KnownWord>> {
  const { rows } = await queryable.execute<WordRow>(sql`
    SELECT asked.word, tongue.code, mark || stem.lexeme AS lexeme, stem.is_telling,
      ARRAY(SELECT term.term FROM ${searchTerms} AS term
        WHERE term.generation_id = ${liveGeneration} AND term.language = tongue.language AND term.lexeme = mark || stem.lexeme LIMIT 20) AS terms,
      ARRAY(SELECT term.term FROM ${searchTerms} AS term WHERE term.generation_id = ${liveGeneration} AND term.language = tongue.language
        AND term.term > asked.word AND term.term < asked.word || ${afterAll} AND term.styles > 0 AND asked.word <> ALL(idle)
        ORDER BY term.styles DESC, term.term LIMIT ${completionsMost}) AS completions,
      CASE WHEN asked.word <> ALL(idle) AND EXISTS (SELECT FROM ${searchTerms} AS term WHERE term.generation_id = ${liveGeneration} AND term.language = tongue.language
        AND term.term > asked.word AND term.term < asked.word || ${afterAll}) THEN mark || asked.word END AS beginning
    FROM unnest(${sql.param([...words])}::text[]) AS asked (word)
    CROSS JOIN jsonb_to_recordset(${JSON.stringify(languages)}::jsonb)
      AS tongue (code text, language text, mark text, dictionary text, telling text[], idle text[])
    CROSS JOIN LATERAL (
      SELECT asked.word = ANY(telling) AS is_telling, CASE WHEN asked.word = ANY(idle) THEN NULL
        ELSE coalesce((ts_lexize(dictionary::regdictionary, asked.word))[1], CASE WHEN asked.word = ANY(telling) THEN asked.word END) END AS lexeme
    ) AS stem`);
  return new Map([...Map.groupBy(rows, (row) => row.word)].map(([word, own]) => [word, knownWord(word, own)]));
}

/** What the rows of a word, one a language, say of it. */
function knownWord(word: string, rows: readonly WordRow[]): KnownWord {
  return {
    lexemes: rows.flatMap(({ lexeme }) => lexeme ?? []),
    isKnown: rows.some(({ terms, code }) => terms.some((term) => isBent(word, term, code))),
    isExact: rows.some(({ terms }) => terms.includes(word)),
    isFiller: rows.some(({ lexeme, is_telling }) => lexeme === null || is_telling),
    completions: rows.flatMap(({ completions }) => completions),
    beginnings: rows.flatMap(({ beginning }) => beginning ?? []),
  };
}

/**
 * Of misspelt words what they were meant to be, as far as something is near enough; `others` are words that the shop knows besides
 * those of its styles. One statement, of a search (`DatabaseHandle.searches`): how like a word has to be is a parameter of it.
 */
export async function meantWords(
  queryable: Queryable,
  languages: readonly SearchLanguage[],
  words: readonly string[],
  others: readonly string[],
): Promise<Map<string, string>> {
  const asked = words.filter((word) => editsAllowed(word) > 0).map((word) => ({ word, letters: lettersOf(word) }));
  if (asked.length === 0) return new Map();
  const { rows } = await queryable.execute<{ word: string; term: string; count: number }>(sql`
    SELECT asked.word, term.term, max(term.styles) AS count
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS asked (word text, letters text)
    JOIN ${searchTerms} AS term ON term.term % asked.word OR term.letters = asked.letters
    WHERE term.generation_id = ${liveGeneration} AND term.language = ANY(${sql.param(languages.map(({ language }) => language))}::text[])
      AND term.lexeme IS NOT NULL AND term.styles > 0 AND abs(length(term.term) - length(asked.word)) <= 2
    GROUP BY asked.word, term.term`);
  const candidates = Map.groupBy(rows, (row) => row.word);
  const known = others.map((term) => ({ term, count: 0 }));
  return new Map(
    asked.flatMap(({ word }) => {
      const meant = nearestTerm(word, [...(candidates.get(word) ?? []), ...known]);
      return meant === undefined ? [] : [[word, meant] as const];
    }),
  );
}

/** Words of one first letter that an unfinished one is compared with: those that most styles have. */
const begunMost = 1_000;

/**
 * What a word that is not all typed, and misspelt already, is going to be: 'jak' a jacket. The first letter is taken to be right.
 * `undefined` where nothing begins nearly so. One statement.
 */
export async function begunWord(queryable: Queryable, languages: readonly SearchLanguage[], word: string): Promise<string | undefined> {
  const first = [...word][0];
  if (first === undefined) return undefined;
  const { rows } = await queryable.execute<{ term: string; count: number }>(sql`
    SELECT term, max(styles) AS count FROM ${searchTerms}
    WHERE generation_id = ${liveGeneration} AND language = ANY(${sql.param(languages.map(({ language }) => language))}::text[])
      AND term >= ${first} AND term < ${first + afterAll} AND styles > 0 AND lexeme IS NOT NULL
    GROUP BY term ORDER BY count DESC, term LIMIT ${begunMost}`);
  return nearestBeginning(word, rows);
}
