import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const judgedQueriesFolder = join(import.meta.dirname, '../data/judged-queries');
/** Folder of queries to which the search is not tuned. */
export const heldOutQueriesFolder = join(import.meta.dirname, '../data/held-out-queries');

/** 3 exact, 2 fitting, 1 related; a style without a grade is irrelevant. */
export type Grade = 1 | 2 | 3;

export interface JudgedQuery {
  kind: string;
  query: string;
  locale?: string;
  /** The correct spelling of a misspelled query. */
  intended?: string;
  /** Color values of which a tile should show one, if its style has any of them. */
  colors: string[];
  grades?: ReadonlyMap<string, Grade>;
  leadsTo?: string;
  mayBeEmpty: boolean;
  why?: string;
}

type Fields = Record<string, unknown>;

const knownFields = new Set(['query', 'locale', 'intended', 'color', 'grades', 'leadsTo', 'mayBeEmpty', 'why']);
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isGrade = (value: unknown): value is Grade => value === 1 || value === 2 || value === 3;

/** Reads all judged queries in the order of their files; throws an error that names an invalid query. */
export function readJudgedQueries(folder: string = judgedQueriesFolder): JudgedQuery[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => queriesOf(name, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

function queriesOf(file: string, content: unknown): JudgedQuery[] {
  if (!isFields(content)) throw new Error(`${file}: it is not an object`);
  const { kind, about, queries, ...others } = content;
  if (kind !== file.slice(0, -'.json'.length)) throw new Error(`${file}: the kind differs from the file name`);
  if (!isText(about)) throw new Error(`${file}: it has no description ("about")`);
  if (!Array.isArray(queries) || Object.keys(others).length > 0) throw new Error(`${file}: it needs exactly "kind", "about" and "queries"`);
  return queries.map((entry: unknown, index) => {
    const read = queryOf(file.slice(0, -'.json'.length), entry);
    if (typeof read === 'string') throw new Error(`${file}, query ${index + 1}: ${read}`);
    return read;
  });
}

function queryOf(kind: string, entry: unknown): JudgedQuery | string {
  if (!isFields(entry)) return 'it is not an object';
  const unknownField = Object.keys(entry).find((field) => !knownFields.has(field));
  if (unknownField) return `there is no field "${unknownField}"`;
  const { query, locale, intended, color, grades, leadsTo, mayBeEmpty, why } = entry;
  if (!isText(query)) return 'it has no query';
  const texts = { locale, intended, leadsTo, why };
  for (const [field, value] of Object.entries(texts)) if (value !== undefined && !isText(value)) return `${field} is not a text`;
  const colors: unknown[] = color === undefined ? [] : [color].flat();
  if (!colors.every(isText)) return 'color is neither a text nor a list of texts';
  if (mayBeEmpty !== undefined && mayBeEmpty !== true) return 'mayBeEmpty must be true or absent';
  if ([grades, leadsTo, mayBeEmpty].filter((expectation) => expectation !== undefined).length !== 1) {
    return 'it needs exactly one of grades, leadsTo and mayBeEmpty';
  }
  const graded = grades === undefined ? undefined : gradesOf(grades);
  if (typeof graded === 'string') return graded;
  return {
    kind,
    query,
    ...(texts as Record<keyof typeof texts, string | undefined>),
    colors,
    grades: graded,
    mayBeEmpty: mayBeEmpty === true,
  };
}

function gradesOf(grades: unknown): ReadonlyMap<string, Grade> | string {
  if (!isFields(grades) || Object.keys(grades).length === 0) return 'it has no grades';
  const graded = new Map<string, Grade>();
  for (const [style, grade] of Object.entries(grades)) {
    if (!isGrade(grade)) return `the grade of ${style} is not 1, 2 or 3`;
    graded.set(style, grade);
  }
  return graded;
}
