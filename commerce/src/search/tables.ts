import type { Currency } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { staticSql } from '../platform/database/static-sql.ts';
import type { Tile } from './indexing/search-document.ts';

const bitVarying = customType<{ data: string }>({ dataType: () => 'bit varying' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchGenerations = pgTable('search_generation', {
  id: uuid().primaryKey(),
  isLive: boolean('is_live').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});

export const searchFacets = pgTable(
  'search_facet',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attribute: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    swatch: text(),
    presentationId: text('presentation_id'),
    attributeLabel: text('attribute_label'),
    position: integer().notNull(),
  },
  (table) => [unique().on(table.attribute, table.value)],
);

/** Columns by which listings filter, sort and count styles, in `search_document` and in the narrower `search_listing` (decision 40). */
const listingColumns = {
  facets: integer().array().notNull(),
  priceMin: jsonb('price_min').$type<Record<string, number>>().notNull(),
  priceMax: jsonb('price_max').$type<Record<string, number>>().notNull(),
  /** Normalized name, for the order by name. */
  nameKey: text('name_key').notNull(),
  popularity: integer().notNull(),
  rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
  ratingCount: integer('rating_count').notNull(),
  launchedOn: date('launched_on').notNull(),
  isOrderable: boolean('is_orderable').notNull(),
};

export const searchDocuments = pgTable(
  'search_document',
  {
    generationId: uuid('generation_id').notNull(),
    styleId: text('style_id').notNull(),
    /** Increases with each update. For readers outside of commerce: the benchmark of index updates waits for it. */
    version: bigint({ mode: 'number' }).notNull(),
    words: tsvector().notNull(),
    codes: text().array().notNull(),
    ...listingColumns,
    /** Score that orders equally relevant styles (`qualityScore`). */
    quality: real().notNull().default(0),
    tile: jsonb().$type<Tile>().notNull(),
    variantColors: jsonb('variant_colors').$type<Record<string, string>>().notNull().default({}),
    /** Time at which a price or stock promise of the document changes without a write; null if none will. */
    staleFrom: timestamp('stale_from', { withTimezone: true }),
    /** The `documentFormatVersion` of the release that wrote the document. */
    format: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.styleId] })],
);

/** One row per style with all that a listing reads of styles outside of its page: no words and no tile (decision 40). */
export const searchListings = pgTable(
  'search_listing',
  {
    generationId: uuid('generation_id').notNull(),
    styleId: text('style_id').notNull(),
    ...listingColumns,
    /** Sets of the variants with each of `facets` (`VariantCombinations`). Facets of the whole style are last and have no set. */
    variantSets: bitVarying('variant_sets').array().notNull(),
    variantPrices: jsonb('variant_prices').$type<Partial<Record<Currency, Record<string, string>>>>().notNull(),
    quality: real().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.styleId] })],
);

/** State of a style's SKUs in listings until the next daily refresh (decision 49). */
export const searchListedSkus = pgTable('search_listed_sku', {
  styleId: text('style_id').primaryKey(),
  /** Whether each SKU counts as orderable, by SKU id. */
  skus: jsonb().$type<Readonly<Record<string, boolean>>>().notNull(),
  /** Time since which the current stock differs from `skus`; null if it does not. */
  differsSince: timestamp('differs_since', { withTimezone: true }),
});

export const searchTerms = pgTable(
  'search_term',
  {
    generationId: uuid('generation_id').notNull(),
    language: text().notNull(),
    term: text().notNull(),
    lexeme: text(),
    /** Letters of the term in alphabetical order, which find it despite swapped letters. */
    letters: text().notNull(),
    styles: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.generationId, table.language, table.term] })],
);

export const liveGeneration = staticSql(sql`(SELECT id FROM ${searchGenerations} WHERE is_live)`);
