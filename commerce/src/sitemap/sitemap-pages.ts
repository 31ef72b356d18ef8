/** The pages that search engines should know, read from the database a portion at a time. */
import type { Currency } from '@outfitter/contract/client';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { loadTopLevelKeys } from '../preferences/preference-store.ts';
import { type SectionRow, type SitemapScope, type SitemapSection, sectionSources } from './sitemap-sections.ts';

export interface SitemapPage {
  /** Path without a locale, with the query where the page has one. */
  path: string;
  changedAt?: Date | undefined;
  /** The locales that it was translated to; absent where all of the page is messages. */
  translations?: readonly string[] | undefined;
  /** Currencies in which it is sold; absent where the page is the same in all. */
  currencies?: readonly Currency[] | undefined;
  /** Pictures on it, in the section of images: names of the image service with their versions. */
  images?: readonly { name: string; version: string }[] | undefined;
}

/** A file's worth of a section: from which key, before which one, and when anything in it last changed. */
export interface SitemapPart {
  /** '' in the first: parts leave nothing out, whatever is added between two of them. */
  from: string;
  until: string | undefined;
  changedAt: Date | undefined;
}

export interface SitemapOutline {
  parts: SitemapPart[];
  /** When something in the section starts or ends by itself. */
  until: Date | undefined;
}

/** Rows of one statement. */
const batchSize = 1_000;

const dateOf = (value: Date | string | null): Date | undefined => (value === null ? undefined : new Date(value));

/** The files that a section needs, and how long that is so; two statements. */
export async function sitemapOutline(db: Database, section: SitemapSection, scope: SitemapScope): Promise<SitemapOutline> {
  const { rows, fixedPaths = [], edges } = sectionSources[section];
  const found = await db.execute<{ first: string; changed_at: Date | string | null }>(sql`
    SELECT min(key) AS first, max(changed_at) AS changed_at
    FROM (SELECT key, changed_at, (row_number() OVER (ORDER BY key) - 1) / ${scope.maxRows} AS part FROM (${rows(scope)}) AS listed) AS filed
    GROUP BY part ORDER BY part`);
  const parts = found.rows.map(({ first, changed_at }, index) => ({
    from: index === 0 ? '' : first,
    until: found.rows[index + 1]?.first,
    changedAt: dateOf(changed_at),
  }));
  if (parts.length === 0 && fixedPaths.length > 0) parts.push({ from: '', until: undefined, changedAt: undefined });
  return { parts, until: edges && (await firstEdge(db, edges(scope))) };
}

async function firstEdge(db: Database, edges: SQL): Promise<Date | undefined> {
  const { rows } = await db.execute<{ first: Date | string | null }>(sql`SELECT min(edge) AS first FROM (${edges}) AS edges`);
  return dateOf(rows[0]?.first ?? null);
}

/** The pages of a file, in portions, so that no more than one of them is ever in memory. */
export async function* sitemapPages(
  db: Database,
  section: SitemapSection,
  part: SitemapPart,
  scope: SitemapScope,
): AsyncGenerator<SitemapPage[]> {
  const { rows: source, pathOf, fixedPaths = [] } = sectionSources[section];
  if (part.from === '' && fixedPaths.length > 0) yield fixedPaths.map((path) => ({ path }));
  const topLevelKeys = await loadTopLevelKeys(db);
  const end = part.until === undefined ? sql`true` : sql`key < ${part.until}`;
  let start: SQL = sql`key >= ${part.from}`;
  for (;;) {
    const { rows } = await db.execute<SectionRow>(sql`
      SELECT * FROM (${source(scope)}) AS listed WHERE ${start} AND ${end} ORDER BY key LIMIT ${batchSize}`);
    yield rows.map((row) => ({
      path: pathOf(row, topLevelKeys),
      changedAt: dateOf(row.changed_at),
      translations: row.translations ?? undefined,
      currencies: row.currencies ?? undefined,
      images: row.images ?? undefined,
    }));
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    start = sql`key > ${last.key}`;
  }
}
