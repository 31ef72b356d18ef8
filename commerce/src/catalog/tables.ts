import { notInArray } from 'drizzle-orm';
import { date, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { CategoryTexts, StyleTexts, Translations } from './translations.ts';

/** The fibers of a part in percent by weight, the largest first. */
export interface StyleMaterial {
  part: 'shell' | 'panel' | 'lining' | 'fill' | 'trim' | 'sole' | 'coating';
  fibers: { fiber: string; percent: number }[];
}

export interface StyleCopy {
  headline: string;
  description: string[];
  features: string[];
  facts: [string, string][];
  care: string[];
  fit: string;
  giftCardAmounts?: number[];
  /** Ids of the styles with which the merchant wears it. */
  goesWith?: string[];
  materials?: StyleMaterial[];
  /** ISO 3166-1 code of the country of origin. */
  origin?: string;
}

export interface StoredVariationAttribute {
  id: string;
  name: string;
  values: {
    value: string;
    name: string;
    swatch?: string[];
    family?: string;
    isNew?: boolean;
    /**
     * What kind of size a value of `size` is: `letters`, `numbers`, `children`, `shoes`, `hats`, `socks`, `dogs`, `collars`, `lengths`, or a
     * system of the merchant's own.
     */
    sizeSystem?: string;
  }[];
}

export interface StyleVideo {
  /** Endpoint and name at the video service: `ridge/4117-close-up`. */
  name: string;
  version: string;
  /** Name of the poster image, one of the style's images. */
  picture: string;
  colorCode?: string;
  /** Description and caption; without them, those of the poster image apply. */
  alt?: string;
  caption?: string;
}

export const styles = pgTable('style', {
  id: text().primaryKey(),
  name: text().notNull(),
  brand: text().notNull(),
  slug: text().notNull(),
  primaryCategoryId: text('primary_category_id').notNull(),
  cloth: text().notNull(),
  ounces: numeric({ precision: 5, scale: 1, mode: 'number' }),
  copy: jsonb().$type<StyleCopy>().notNull(),
  variationAttributes: jsonb('variation_attributes').$type<StoredVariationAttribute[]>().notNull(),
  badge: text({ enum: ['new', 'new_color'] }),
  badgeImage: text('badge_image'),
  rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
  ratingCount: integer('rating_count').notNull().default(0),
  /** Average fit in reviews: 1 runs small … 3 true to size … 5 runs large; null if unknown. */
  fitScale: numeric('fit_scale', { precision: 2, scale: 1, mode: 'number' }),
  sizeGuideId: text('size_guide_id'),
  video: jsonb().$type<StyleVideo>(),
  popularity: integer().notNull().default(0),
  launchedOn: date('launched_on').notNull(),
  keywords: text().array().notNull().default([]),
  translations: jsonb().$type<Translations<StyleTexts>>().notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const skus = pgTable('sku', {
  id: text().primaryKey(),
  styleId: text('style_id').notNull(),
  position: integer().notNull(),
  colorCode: text('color_code'),
  variationValues: jsonb('variation_values').$type<Record<string, string>>().notNull(),
  barcode: text().notNull(),
  taxClass: text('tax_class', { enum: ['clothing', 'goods', 'gift_card'] }).notNull(),
});

export const styleImages = pgTable(
  'style_image',
  {
    styleId: text('style_id').notNull(),
    colorCode: text('color_code').notNull(),
    /** One of `swatchViews`, or a picture of the product, such as `front`, `back` or `detail`. A color has at most one image of each view. */
    view: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    alt: text().notNull(),
    caption: text().notNull().default(''),
    ground: text().notNull(),
    version: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.styleId, table.colorCode, table.view] })],
);

/** Views of the images that a color's swatch shows, the preferred one first. They are not pictures of the product. */
export const swatchViews = ['customswatch', 'swatch'] as const;
export const isPicture = notInArray(styleImages.view, [...swatchViews]);

export interface CategoryMenu {
  showInMenu: boolean;
  ranking: string;
  megaMenu: boolean;
  itemBold: boolean;
  menuTextColor?: string;
  tiles: { text: string; link: string; image: string }[];
}

export const categories = pgTable('category', {
  id: text().primaryKey(),
  parentId: text('parent_id'),
  path: text().notNull(),
  /** Previous paths; a database trigger maintains them. */
  formerPaths: text('former_paths').array().notNull().default([]),
  position: integer().notNull(),
  name: text().notNull(),
  line: text().notNull(),
  description: text().notNull(),
  menu: jsonb().$type<CategoryMenu>().notNull(),
  translations: jsonb().$type<Translations<CategoryTexts>>().notNull().default({}),
});

export const styleCategories = pgTable(
  'style_category',
  { styleId: text('style_id').notNull(), categoryId: text('category_id').notNull() },
  (table) => [primaryKey({ columns: [table.styleId, table.categoryId] })],
);
