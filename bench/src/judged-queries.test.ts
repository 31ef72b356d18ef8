import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { routeTable } from '../../storefront/app/route-table.ts';
import { heldOutQueriesFolder, readJudgedQueries } from './judged-queries.ts';

const demoData = join(import.meta.dirname, '../../demo/data');
const readJson = (path: string) => JSON.parse(readFileSync(join(demoData, path), 'utf8'));

const styles = new Map<string, { colors: string[] }>(
  readdirSync(join(demoData, 'styles')).flatMap((file) =>
    readJson(`styles/${file}`).map((style: { id: string; colors: string[] }) => [style.id, style] as const),
  ),
);
const colors = new Set(Object.keys(readJson('colors.json')));
const contentKeys = new Set(readdirSync(join(demoData, 'content')).map((file) => file.replace(/\.json$/, '')));

function addressExists(address: string): boolean {
  if (address.startsWith('/content/')) return contentKeys.has(address.slice('/content/'.length));
  const ownKey = address.slice(1).replaceAll('/', '-');
  if (address.startsWith('/our-story')) return contentKeys.has(ownKey);
  // Top-level content pages have no row of their own.
  if (contentKeys.has(ownKey)) return true;
  const row = routeTable.find(({ pattern }) => pattern === address);
  return row !== undefined && (row.screen !== 'content' || contentKeys.has(ownKey));
}

const judged = readJudgedQueries();
const names = (queries: typeof judged) => queries.map(({ kind, query }) => `${kind}: ${query}`);

describe('the held-out queries', () => {
  const heldOut = readJudgedQueries(heldOutQueriesFolder);

  it('are as many of each kind as their README says and none of the judged queries', () => {
    const byKind = Map.groupBy(heldOut, ({ kind }) => kind);
    expect([...byKind].map(([kind, own]) => [kind, own.length])).toEqual([
      ['function-words', 40],
      ['head', 40],
      ['shoppers-1', 50],
      ['shoppers-2', 50],
      ['shoppers-3', 50],
      ['shoppers-4', 70],
      ['wearer', 40],
    ]);
    const judgedTexts = new Set(judged.map(({ query }) => query.toLowerCase()));
    expect(heldOut.map(({ query }) => query).filter((query) => judgedTexts.has(query.toLowerCase()))).toEqual([]);
  });

  it('grade existing styles only', () => {
    expect(heldOut.flatMap(({ grades }) => [...(grades?.keys() ?? [])]).filter((id) => !styles.has(id))).toEqual([]);
  });
});

describe('the judged queries', () => {
  it('are at least three hundred', () => {
    expect(judged.length).toBeGreaterThanOrEqual(300);
  });
  it('cover every kind', () => {
    expect([...new Set(judged.map(({ kind }) => kind))]).toEqual([
      'attributes',
      'audience-and-product',
      'codes',
      'colors',
      'compound-words',
      'exclusions',
      'french',
      'gifts-and-categories',
      'other-alphabets',
      'other-names',
      'plain-words',
      'prefixes',
      'questions',
      'shoppers-1',
      'shoppers-2',
      'shoppers-3',
      'shoppers-4',
      'sizes',
      'typing-errors',
    ]);
  });
  it('are unique per language', () => {
    const keys = judged.map(({ locale, query }) => `${locale ?? ''} ${query.trim().toLowerCase()}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
  it('grade existing styles only', () => {
    expect(
      judged.flatMap(({ query, grades }) => [...(grades?.keys() ?? [])].filter((id) => !styles.has(id)).map((id) => `${query}: ${id}`)),
    ).toEqual([]);
  });
  it('lead to existing URLs only', () => {
    expect(names(judged.filter(({ leadsTo }) => leadsTo !== undefined && !addressExists(leadsTo)))).toEqual([]);
  });
  it('name existing colors only, in which a fitting style is available', () => {
    const withoutMatch = judged.filter(({ colors: wanted, grades }) =>
      wanted.some(
        (color) => !colors.has(color) || ![...(grades ?? [])].some(([id, grade]) => grade >= 2 && styles.get(id)?.colors.includes(color)),
      ),
    );
    expect(names(withoutMatch)).toEqual([]);
  });
  it('contain the correct spelling of every typing error', () => {
    const uncorrected = judged.filter(
      ({ kind, query, intended }) => kind === 'typing-errors' && (intended === undefined || intended === query),
    );
    expect(names(uncorrected)).toEqual([]);
  });
});

describe('an invalid file', () => {
  let folder: string | undefined;
  afterEach(() => {
    if (folder) rmSync(folder, { recursive: true });
  });
  const reading = (query: object) => {
    folder = mkdtempSync(join(tmpdir(), 'judged-queries-'));
    writeFileSync(join(folder, 'colors.json'), JSON.stringify({ kind: 'colors', about: 'Colors.', queries: [query] }));
    return () => readJudgedQueries(folder);
  };

  it.each([
    [{ query: 'navy coat' }, 'colors.json, query 1: it needs exactly one of grades, leadsTo and mayBeEmpty'],
    [
      { query: 'navy coat', grades: { 4117: 3 }, mayBeEmpty: true },
      'colors.json, query 1: it needs exactly one of grades, leadsTo and mayBeEmpty',
    ],
    [{ query: 'navy coat', grades: {} }, 'colors.json, query 1: it has no grades'],
    [{ query: 'navy coat', grades: { 4117: 4 } }, 'colors.json, query 1: the grade of 4117 is not 1, 2 or 3'],
    [{ query: 'navy coat', grades: { 4117: 3 }, colour: 'night-watch' }, 'colors.json, query 1: there is no field "colour"'],
    [{ query: ' ', mayBeEmpty: true }, 'colors.json, query 1: it has no query'],
  ])('is reported: %j', (query, message) => {
    expect(reading(query)).toThrow(message);
  });
  it('may name one color instead of a list', () => {
    const [read] = reading({ query: 'navy coat', grades: { 4117: 3 }, color: 'night-watch' })();
    expect(read).toMatchObject({ kind: 'colors', query: 'navy coat', colors: ['night-watch'], mayBeEmpty: false });
    expect(read?.grades?.get('4117')).toBe(3);
  });
});
