import type { Currency } from '@outfitter/contract/client';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { loadTopLevelKeys } from '../preferences/preference-store.ts';
import { type SectionRow, type SitemapScope, type SitemapSection, sectionSources } from './sitemap-sections.ts';

export interface SitemapPage {
  /** Path without a locale, with the query string if the page has one. */
  path: string;
  changedAt?: Date | undefined;
  translations?: readonly string[] | undefined;
  /** Currencies in which the product is sold; absent for pages that are not products. */
  currencies?: readonly Currency[] | undefined;
  images?: readonly { name: string; version: string }[] | undefined;
}

export interface SitemapPart {
  /** Start of the keys, inclusive; '' in the first part, so that the parts cover keys that are added later. */
  from: string;
  /** End of the keys, exclusive; `undefined` in the last part. */
  until: string | undefined;
  changedAt: Date | undefined;
}

export interface SitemapOutline {
  parts: SitemapPart[];
  /** The next time at which pages appear or disappear because of publish windows or price dates. */
  until: Date | undefined;
}

const rowsPerStatement = 1_000;

const dateOf = (value: Date | string | null): Date | undefined => (value === null ? undefined : new Date(value));

export async function sitemapOutline(db: Database, section: SitemapSection, scope: SitemapScope): Promise<SitemapOutline> {
  const { rows, fixedPaths = [], changes } = sectionSources[section];
  const found = await db.execute<{ first: string; changed_at: Date | string | null }>(sql`
    SELECT min(key) AS first, max(changed_at) AS changed_at
    FROM (SELECT key, changed_at, (row_number() OVER (ORDER BY key) - 1) / ${scope.maxRows} AS part FROM (${rows(scope)}) AS listed) AS numbered
    GROUP BY part ORDER BY part`);
  const parts = found.rows.map(({ first, changed_at }, index) => ({
    from: index === 0 ? '' : first,
    until: found.rows[index + 1]?.first,
    changedAt: dateOf(changed_at),
  }));
  if (parts.length === 0 && fixedPaths.length > 0) parts.push({ from: '', until: undefined, changedAt: undefined });
  return { parts, until: changes && (await firstChange(db, changes(scope))) };
}

async function firstChange(db: Database, changes: SQL): Promise<Date | undefined> {
  const { rows } = await db.execute<{ first: Date | string | null }>(sql`SELECT min(changes_at) AS first FROM (${changes}) AS changes`);
  return dateOf(rows[0]?.first ?? null);
}

/** Yields the pages of a file in batches, to limit memory. */
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
      SELECT * FROM (${source(scope)}) AS listed WHERE ${start} AND ${end} ORDER BY key LIMIT ${rowsPerStatement}`);
    yield rows.map((row) => ({
      path: pathOf(row, topLevelKeys),
      changedAt: dateOf(row.changed_at),
      translations: row.translations ?? undefined,
      currencies: row.currencies ?? undefined,
      images: row.images ?? undefined,
    }));
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerStatement) return;
    start = sql`key > ${last.key}`;
  }
}
