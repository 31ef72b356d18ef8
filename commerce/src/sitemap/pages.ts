/** The pages that search engines should know, read from the database a portion at a time. */
import { type Currency, contentPath } from '@outfitter/contract/client';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';

export const sitemapSections = ['products', 'images', 'categories', 'content', 'stores'] as const;
export type SitemapSection = (typeof sitemapSections)[number];

export interface SitemapPage {
  /** Path, with the query where the page has one. */
  path: string;
  changedAt?: Date | undefined;
  /** Pictures on it, in the section of images: names of the image service with their versions. */
  images?: readonly { name: string; version: string }[];
}

/** A file's worth of a section: where it begins, before which key it ends, and when anything in it last changed. */
export interface SitemapPart {
  from: string;
  until: string | undefined;
  changedAt: Date | undefined;
}

/** Pages of a file: 50,000 is the most that search engines take; with their pictures fewer, so that it stays below 50 MB. */
const partSizes = { products: 50_000, images: 5_000 } as const;
/** Rows of one statement. */
const portion = 1_000;
/** Content schemas that are pages; every other item is a part of one. */
const pageSchemas = ['homepage', 'content-page', 'size-guide'];

/** Styles on sale: those with a list price in force in the shop's first currency. */
function isSold(currency: Currency, at: Date): SQL {
  return sql`EXISTS (
    SELECT FROM sku JOIN price ON price.sku_id = sku.id JOIN price_book ON price_book.id = price.price_book_id
    WHERE sku.style_id = style.id AND price_book.kind = 'list' AND price_book.currency = ${currency}
      AND price.valid_from <= ${at.toISOString()}::timestamptz AND ${at.toISOString()}::timestamptz < price.valid_to)`;
}

const isOfStyles = (section: SitemapSection): section is keyof typeof partSizes => section === 'products' || section === 'images';

/** The files that a section needs; one statement. A small section is one file, without a beginning. */
export async function sitemapParts(db: Database, section: SitemapSection, currency: Currency, at: Date): Promise<SitemapPart[]> {
  if (!isOfStyles(section)) return [{ from: '', until: undefined, changedAt: undefined }];
  const { rows } = await db.execute<{ first: string; changed_at: Date | string }>(sql`
    SELECT min(id) AS first, max(updated_at) AS changed_at
    FROM (SELECT id, updated_at, (row_number() OVER (ORDER BY id) - 1) / ${partSizes[section]} AS part FROM style
      WHERE ${isSold(currency, at)}) AS sold
    GROUP BY part ORDER BY part`);
  return rows.map(({ first, changed_at }, index) => ({ from: first, until: rows[index + 1]?.first, changedAt: new Date(changed_at) }));
}

/** The pages of a file, in portions, so that no more than one of them is ever in memory. */
export async function* sitemapPages(
  db: Database,
  section: SitemapSection,
  part: SitemapPart,
  currency: Currency,
  at: Date,
): AsyncGenerator<SitemapPage[]> {
  if (!isOfStyles(section)) {
    yield await smallSection(db, section, at);
    return;
  }
  let after: string | undefined;
  for (;;) {
    const start: SQL = after === undefined ? sql`style.id >= ${part.from}` : sql`style.id > ${after}`;
    const end = part.until === undefined ? sql`true` : sql`style.id < ${part.until}`;
    const { rows } = await db.execute<{ id: string; slug: string; updated_at: Date | string; images: SitemapPage['images'] | null }>(sql`
      SELECT style.id, slug, updated_at, ${section === 'images' ? picturesOfStyle : sql`NULL`} AS images
      FROM style WHERE ${start} AND ${end} AND ${isSold(currency, at)} ORDER BY style.id LIMIT ${portion}`);
    yield rows.map(({ slug, updated_at, images }) => ({
      path: `/${slug}.html`,
      changedAt: new Date(updated_at),
      images: images ?? undefined,
    }));
    if (rows.length < portion) return;
    after = rows.at(-1)?.id;
  }
}

const picturesOfStyle = sql`(SELECT json_agg(json_build_object('name', name, 'version', version) ORDER BY position)
  FROM style_image WHERE style_id = style.id)`;

async function smallSection(db: Database, section: Exclude<SitemapSection, keyof typeof partSizes>, at: Date): Promise<SitemapPage[]> {
  if (section === 'categories') {
    const { rows } = await db.execute<{ path: string; changed_at: Date | string | null }>(sql`
      SELECT path, (SELECT max(updated_at) FROM style_category JOIN style ON style.id = style_id WHERE category_id = category.id) AS changed_at
      FROM category ORDER BY path LIMIT 50000`);
    return rows.map(({ path, changed_at }) => ({ path, changedAt: changed_at === null ? undefined : new Date(changed_at) }));
  }
  if (section === 'stores') {
    const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM store ORDER BY id LIMIT 49998`);
    return ['/find-stores', '/our-stores', ...rows.map(({ id }) => `/locations/?StoreID=${encodeURIComponent(id)}`)].map((path) => ({
      path,
    }));
  }
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ delivery_key: string; created_at: Date | string }>(sql`
    SELECT delivery_key, max(created_at) AS created_at FROM content_item JOIN content_version ON item_id = id
    WHERE locale = '' AND schema = ANY(${sql.param(pageSchemas)}::text[]) AND publish_from <= ${now} AND ${now} < publish_to
    GROUP BY delivery_key ORDER BY delivery_key LIMIT 49999`);
  const items = rows.map(({ delivery_key, created_at }) => ({ path: contentPath(delivery_key), changedAt: new Date(created_at) }));
  return [...items, { path: '/track-order' }];
}
