/** Enlarges the demo catalog to the size of a large shop with renamed copies of its styles. */

import type { DatabaseHandle } from '@outfitter/commerce';

/** A large shop has many styles of few SKUs, so a copy does not have all SKUs of its style. */
const skusPerCopy = 13;

const beginnings = ['bar', 'cal', 'dor', 'fen', 'gar', 'hol', 'jar', 'kel', 'lan', 'mor', 'nor', 'pel', 'rud', 'sel', 'tor', 'wes'];
const middles = ['', 'den', 'ding', 'lo', 'ming', 'ra', 'ver', 'wi'];
const endings = ['by', 'ford', 'ham', 'ley', 'low', 'mere', 'rick', 'stow', 'ton', 'wood'];

/** 1,280 invented range names; each copy of a style starts with a different one. */
export const rangeNames = beginnings.flatMap((a) =>
  middles.flatMap((b) => endings.map((c) => `${a[0]!.toUpperCase()}${a.slice(1)}${b}${c}`)),
);

/** The id of a copy starts with its number: `4117` becomes `14117`, `24117`, … */
const copiedId = (id: string) => `(copy.n || ${id})`;

const copiedStyles = `INSERT INTO style (id, name, brand, slug, primary_category_id, cloth, ounces, copy, variation_attributes, badge, rating, rating_count,
     popularity, launched_on, keywords, translations, updated_at)
   SELECT ${copiedId('id')}, range || ' ' || name, brand, lower(range) || '-' || slug || '-' || copy.n, primary_category_id, cloth, ounces,
     copy, variation_attributes, badge, rating, rating_count, (popularity * 7 + copy.n * 131) % 1000, launched_on - copy.n * 17, keywords,
     translations, updated_at
   FROM style CROSS JOIN copy CROSS JOIN LATERAL (SELECT ($1::text[])[1 + (id::integer * 37 + copy.n * 101) % $2] AS range) AS named
   WHERE id = ANY (SELECT id FROM original)`;

const statements = [
  `INSERT INTO sku (id, style_id, position, color_code, variation_values, barcode, tax_class)
   SELECT ${copiedId('id')}, ${copiedId('style_id')}, position, color_code, variation_values, ${copiedId('barcode')}, tax_class
   FROM kept_sku CROSS JOIN copy`,
  `INSERT INTO style_image (style_id, color_code, view, position, name, alt, caption, ground, version)
   SELECT ${copiedId('style_id')}, color_code, view, position, name, alt, caption, ground, version FROM style_image
   JOIN (SELECT DISTINCT style_id AS kept, color_code AS color FROM kept_sku) AS kept ON kept = style_id AND color = color_code CROSS JOIN copy
   WHERE style_id = ANY (SELECT id FROM original)`,
  `INSERT INTO style_category (style_id, category_id)
   SELECT ${copiedId('style_id')}, category_id FROM style_category CROSS JOIN copy WHERE style_id = ANY (SELECT id FROM original)`,
  `INSERT INTO price (price_book_id, sku_id, valid_from, valid_to, amount_minor)
   SELECT price_book_id, ${copiedId('sku_id')}, valid_from, valid_to, 100 * (amount_minor * (80 + copy.n) / 10000) + 50
   FROM price JOIN kept_sku ON kept_sku.id = sku_id CROSS JOIN copy`,
  `INSERT INTO stock (sku_id, location_id, on_hand, backorder_limit, reserved, in_stock_date, updated_at)
   SELECT ${copiedId('sku_id')}, location_id, on_hand, backorder_limit, 0, in_stock_date, updated_at
   FROM stock JOIN kept_sku ON kept_sku.id = sku_id CROSS JOIN copy`,
];

/** Adds the copies `first` to `last` of each style except gift cards. The search index is not updated. */
export async function enlargeCatalog(pool: DatabaseHandle['pool'], first: number, last: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`CREATE TEMPORARY TABLE copy ON COMMIT DROP AS SELECT generate_series(${first}::integer, ${last}::integer) AS n`);
    await client.query(
      `CREATE TEMPORARY TABLE original ON COMMIT DROP AS SELECT id FROM style WHERE id ~ '^[0-9]{4}$' AND primary_category_id <> 'gift-cards'`,
    );
    await client.query(
      `CREATE TEMPORARY TABLE kept_sku ON COMMIT DROP AS SELECT sku.* FROM sku JOIN original ON original.id = style_id WHERE position < ${skusPerCopy}`,
    );
    await client.query(copiedStyles, [rangeNames, rangeNames.length]);
    for (const statement of statements) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
