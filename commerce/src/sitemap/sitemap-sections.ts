import { type Currency, contentPath } from '@outfitter/contract/client';
import { type SQL, sql } from 'drizzle-orm';
import { imagesOfStyle, sitemapCategories, sitemapStyles, skuIdsOfStyleSql } from '../catalog/sitemap-sql.ts';
import { sitemapContentChanges, sitemapContentPages } from '../content/sitemap-sql.ts';
import { preferencesKey } from '../preferences/preference-store.ts';
import { joinListPrices, listPriceChanges } from '../pricing/price-sql.ts';
import { storesKey } from '../stores/read-stores.ts';
import { sitemapStores } from '../stores/sitemap-sql.ts';

export const sitemapSections = ['products', 'images', 'categories', 'content', 'stores'] as const;
export type SitemapSection = (typeof sitemapSections)[number];

export interface SitemapScope {
  /** Currencies of the shop's locales. A product that is sold in none of them is left out. */
  currencies: readonly Currency[];
  maxRows: number;
  at: Date;
}

export interface SectionRow extends Record<string, unknown> {
  /** Key that is unique in the section; pages are sorted by it. */
  key: string;
  name: string;
  changed_at: Date | string | null;
  /** Locales with a translation; null if all texts of the page are messages. */
  translations: string[] | null;
  currencies: Currency[] | null;
  images: { name: string; version: string }[] | null;
}

export interface SectionSource {
  rows(scope: SitemapScope): SQL;
  /** Returns the path of the page without a locale. `topLevelKeys` are the delivery keys of top-level content pages. */
  pathOf(row: Pick<SectionRow, 'key' | 'name'>, topLevelKeys: readonly string[]): string;
  /** Paths of pages without a row; all of their texts are messages. */
  fixedPaths?: readonly string[];
  /**
   * Selects the times after `scope.at` at which rows appear or disappear because of publish windows or price dates: column `changes_at`.
   */
  changes?(scope: SitemapScope): SQL;
  /** Returns whether the invalidation of a surrogate key may change the section. */
  dependsOn(surrogateKey: string): boolean;
}

const instant = ({ at }: SitemapScope): SQL => sql`${at.toISOString()}::timestamptz`;
const currenciesOf = ({ currencies }: SitemapScope): SQL => sql`${sql.param([...currencies])}::text[]`;
const anyCurrencyOf = (scope: SitemapScope): SQL => sql`= ANY(${currenciesOf(scope)})`;

const styleId = sql`style.id`;
const noCurrencies = sql`NULL::text[] AS currencies`;
const noImages = sql`NULL::json AS images`;

function isSold(currencyCondition: SQL, scope: SitemapScope): SQL {
  return sql`EXISTS (SELECT FROM (${skuIdsOfStyleSql(styleId)}) AS sku ${joinListPrices(sql`sku.id`, currencyCondition, instant(scope))})`;
}

const styleRows = (images: SQL, scope: SitemapScope): SQL => sql`
  SELECT style.id AS key, slug AS name, changed_at, translations,
    ARRAY(SELECT code FROM unnest(${currenciesOf(scope)}) AS code WHERE ${isSold(sql`= code`, scope)}) AS currencies, ${images}
  FROM (${sitemapStyles}) AS style WHERE ${isSold(anyCurrencyOf(scope), scope)}`;

const styleSection = {
  pathOf: ({ name }: Pick<SectionRow, 'name'>) => `/${name}.html`,
  changes: (scope: SitemapScope) => listPriceChanges(anyCurrencyOf(scope), instant(scope)),
  dependsOn: (key: string) => key.startsWith('product-'),
};

export const sectionSources: Record<SitemapSection, SectionSource> = {
  products: { ...styleSection, rows: (scope) => styleRows(noImages, scope) },
  images: { ...styleSection, rows: (scope) => styleRows(sql`(${imagesOfStyle(styleId)}) AS images`, scope) },
  categories: {
    rows: () => sql`
      SELECT id AS key, path AS name, changed_at, translations, ${noCurrencies}, ${noImages} FROM (${sitemapCategories}) AS category`,
    pathOf: ({ name }) => name,
    dependsOn: (key) => key === 'categories' || key.startsWith('category-'),
  },
  content: {
    rows: (scope) => sql`
      SELECT delivery_key AS key, delivery_key AS name, changed_at, translations, ${noCurrencies}, ${noImages}
      FROM (${sitemapContentPages(instant(scope))}) AS page`,
    pathOf: ({ key }, topLevelKeys) => contentPath(key, topLevelKeys),
    fixedPaths: ['/track-order'],
    changes: (scope) => sitemapContentChanges(instant(scope)),
    dependsOn: (key) => key.startsWith('content-') || key === preferencesKey,
  },
  stores: {
    rows: () => sql`
      SELECT id AS key, id AS name, NULL::timestamptz AS changed_at, NULL::text[] AS translations, ${noCurrencies}, ${noImages}
      FROM (${sitemapStores}) AS store`,
    pathOf: ({ key }) => `/locations/?StoreID=${encodeURIComponent(key)}`,
    fixedPaths: ['/find-stores', '/our-stores'],
    dependsOn: (key) => key === storesKey,
  },
};

export function affectsSection(section: SitemapSection, surrogateKey: string): boolean {
  return sectionSources[section].dependsOn(surrogateKey);
}
