/** What each section of the sitemap lists, as the database says it. */
import { type Currency, contentPath } from '@outfitter/contract/client';
import { type SQL, sql } from 'drizzle-orm';
import { preferencesKey } from '../preferences/preference-store.ts';

export const sitemapSections = ['products', 'images', 'categories', 'content', 'stores'] as const;
export type SitemapSection = (typeof sitemapSections)[number];

/** What the pages of a sitemap count in and when they are read. */
export interface SitemapScope {
  /** Those that the shop's languages count in: a product is listed that is sold in one of them. */
  currencies: readonly Currency[];
  /** Most rows of one file. */
  maxRows: number;
  at: Date;
}

/** A row of a section; `key` is unique in it. */
export interface SectionRow extends Record<string, unknown> {
  key: string;
  name: string;
  changed_at: Date | string | null;
  /** The locales that it was translated to; null where all of its page is messages. */
  translations: string[] | null;
  /** Of the asked ones those that it is sold in; null where its page sells nothing. */
  currencies: Currency[] | null;
  images: { name: string; version: string }[] | null;
}

export interface SectionSource {
  /** Rows of `SectionRow`, in no order. */
  rows(scope: SitemapScope): SQL;
  /** The page of a row, without a locale. `topLevelKeys` are the delivery keys of top-level content pages. */
  pathOf(row: Pick<SectionRow, 'key' | 'name'>, topLevelKeys: readonly string[]): string;
  /** Pages that no row stands for; all of them is messages. */
  fixedPaths?: readonly string[];
  /** When anything in it starts or ends by itself, after `scope.at`: one column `edge`. */
  edges?(scope: SitemapScope): SQL;
  /** Whether a page of it may be another one when something with this surrogate key has changed. */
  dependsOn(surrogateKey: string): boolean;
}

const instant = ({ at }: SitemapScope): SQL => sql`${at.toISOString()}::timestamptz`;
const listed = ({ currencies }: SitemapScope): SQL => sql`${sql.param([...currencies])}::text[]`;

/** Whether a style has a list price in force in a currency that `isAsked` picks. */
function isSold(isAsked: SQL, scope: SitemapScope): SQL {
  return sql`EXISTS (
    SELECT FROM sku JOIN price ON price.sku_id = sku.id JOIN price_book ON price_book.id = price.price_book_id
    WHERE sku.style_id = style.id AND price_book.kind = 'list' AND price_book.currency ${isAsked}
      AND price.valid_from <= ${instant(scope)} AND ${instant(scope)} < price.valid_to)`;
}

const styleRows = (images: SQL, scope: SitemapScope): SQL => sql`
  SELECT style.id AS key, slug AS name, updated_at AS changed_at,
    ARRAY(SELECT jsonb_object_keys(translations)) AS translations,
    ARRAY(SELECT asked FROM unnest(${listed(scope)}) AS asked WHERE ${isSold(sql`= asked`, scope)}) AS currencies,
    ${images} AS images
  FROM style WHERE ${isSold(sql`= ANY(${listed(scope)})`, scope)}`;

const imagesOfStyle = sql`(SELECT json_agg(json_build_object('name', name, 'version', version) ORDER BY position)
  FROM style_image WHERE style_id = style.id)`;

const priceEdges = (scope: SitemapScope): SQL => sql`
  SELECT edge FROM price JOIN price_book ON price_book.id = price.price_book_id CROSS JOIN LATERAL (VALUES (valid_from), (valid_to)) AS ends (edge)
  WHERE price_book.kind = 'list' AND price_book.currency = ANY(${listed(scope)}) AND ${instant(scope)} < edge AND edge < 'infinity'`;

const styleSection = {
  pathOf: ({ name }: Pick<SectionRow, 'name'>) => `/${name}.html`,
  edges: priceEdges,
  dependsOn: (key: string) => key.startsWith('product-'),
};

/** Content schemas that are pages; every other item is a part of one. */
const pageSchemas = sql`${sql.param(['homepage', 'content-page', 'size-guide'])}::text[]`;

export const sectionSources: Record<SitemapSection, SectionSource> = {
  products: { ...styleSection, rows: (scope) => styleRows(sql`NULL::json`, scope) },
  images: { ...styleSection, rows: (scope) => styleRows(imagesOfStyle, scope) },
  categories: {
    rows: () => sql`
      SELECT id AS key, path AS name,
        (SELECT max(updated_at) FROM style_category JOIN style ON style.id = style_id WHERE category_id = category.id) AS changed_at,
        ARRAY(SELECT jsonb_object_keys(translations)) AS translations, NULL::text[] AS currencies, NULL::json AS images
      FROM category`,
    pathOf: ({ name }) => name,
    dependsOn: (key) => key === 'categories' || key.startsWith('category-'),
  },
  content: {
    // A page that is not there in the shop's own language is no version of anything.
    rows: (scope) => sql`
      SELECT delivery_key AS key, delivery_key AS name, max(created_at) AS changed_at, array_agg(DISTINCT locale) AS translations,
        NULL::text[] AS currencies, NULL::json AS images
      FROM content_item JOIN content_version ON item_id = id
      WHERE delivery_key IS NOT NULL AND schema = ANY(${pageSchemas}) AND publish_from <= ${instant(scope)} AND ${instant(scope)} < publish_to
      GROUP BY delivery_key HAVING bool_or(locale = '')`,
    pathOf: ({ key }, topLevelKeys) => contentPath(key, topLevelKeys),
    fixedPaths: ['/track-order'],
    edges: (scope) => sql`
      SELECT edge FROM content_item JOIN content_version ON item_id = id CROSS JOIN LATERAL (VALUES (publish_from), (publish_to)) AS ends (edge)
      WHERE schema = ANY(${pageSchemas}) AND ${instant(scope)} < edge AND edge < 'infinity'`,
    dependsOn: (key) => key.startsWith('content-') || key === preferencesKey,
  },
  stores: {
    rows: () => sql`
      SELECT id AS key, id AS name, NULL::timestamptz AS changed_at, NULL::text[] AS translations, NULL::text[] AS currencies,
        NULL::json AS images
      FROM store`,
    pathOf: ({ key }) => `/locations/?StoreID=${encodeURIComponent(key)}`,
    fixedPaths: ['/find-stores', '/our-stores'],
    dependsOn: (key) => key === 'stores',
  },
};

/** Whether a file of a section may be another one when what depends on a surrogate key has changed. */
export function affectsSection(section: SitemapSection, surrogateKey: string): boolean {
  return sectionSources[section].dependsOn(surrogateKey);
}
