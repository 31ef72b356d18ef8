import { type SQL, sql } from 'drizzle-orm';
import { contentItems, contentVersions } from './tables.ts';

/** Content schemas of pages; items of other schemas are parts of a page. */
const pageSchemas = sql`${sql.param(['homepage', 'content-page', 'size-guide'])}::text[]`;

/**
 * Published pages at `now`, an SQL timestamp: columns `delivery_key`, `changed_at` and `translations`, an array of locales. Leaves out
 * pages without a version in the default locale.
 */
export const sitemapContentPages = (now: SQL): SQL => sql`
  SELECT delivery_key, max(created_at) AS changed_at, array_agg(DISTINCT locale) AS translations
  FROM ${contentItems} JOIN ${contentVersions} ON item_id = id
  WHERE delivery_key IS NOT NULL AND schema = ANY(${pageSchemas}) AND publish_from <= ${now} AND ${now} < publish_to
  GROUP BY delivery_key HAVING bool_or(locale = '')`;

/** Times after `now` at which pages are published or withdrawn: column `changes_at`. */
export const sitemapContentChanges = (now: SQL): SQL => sql`
  SELECT changes_at FROM ${contentItems} JOIN ${contentVersions} ON item_id = id
    CROSS JOIN LATERAL (VALUES (publish_from), (publish_to)) AS validity (changes_at)
  WHERE schema = ANY(${pageSchemas}) AND ${now} < changes_at AND changes_at < 'infinity'`;
