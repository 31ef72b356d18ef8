import { fixedClock } from '@outfitter/commerce';
import { createTestDatabase, useTestDatabase } from '@outfitter/commerce/testing';
import { describe, expect, it } from 'vitest';
import { isSeeded } from './is-seeded.ts';
import { seedDemo } from './seed-demo.ts';

const database = useTestDatabase();
const clock = fixedClock('2026-11-21T15:00:00Z');
const ignoreLog = () => undefined;
const seed = (url: string) => seedDemo(url, { size: 'small', log: ignoreLog, clock });

async function contents(pool: typeof database.pool): Promise<unknown> {
  const tables = [
    'style',
    'sku',
    'style_image',
    'category',
    'style_category',
    'price',
    'store',
    'stock',
    'shipping_rate',
    'promotion',
    'coupon',
  ];
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    found[table] = (
      await pool.query(`SELECT count(*)::integer AS rows, md5(string_agg(t::text, '' ORDER BY t::text)) AS hash FROM ${table} AS t`)
    ).rows[0];
  }
  found.reviews = (
    await pool.query(
      `SELECT count(*)::integer AS rows, md5(string_agg((to_jsonb(t) - 'id')::text, '' ORDER BY (to_jsonb(t) - 'id')::text)) AS hash FROM review AS t`,
    )
  ).rows[0];
  found.content = (
    await pool.query(
      'SELECT delivery_key, version, md5(body::text) FROM content_version JOIN content_item ON id = item_id ORDER BY 1, 2, 3',
    )
  ).rows;
  found.search = (
    await pool.query('SELECT style_id, md5(words::text || codes::text || price_min::text || tile::text) FROM search_document ORDER BY 1, 2')
  ).rows;
  return found;
}
const count = async (sql: string) => (await database.pool.query<{ n: number }>(`SELECT (${sql})::integer AS n`)).rows[0]?.n;

describe('the seed of the demo brand', () => {
  it('loads the same data every time, also when it is loaded again', async () => {
    expect(await isSeeded(database.url)).toBe(false);
    await seed(database.url);
    expect(await isSeeded(database.url)).toBe(true);
    const first = await contents(database.pool);
    await seed(database.url);
    expect(await contents(database.pool)).toEqual(first);
    const other = await createTestDatabase();
    try {
      await seed(other.url);
      expect(await contents(other.pool)).toEqual(first);
    } finally {
      await other.close();
    }
  });

  it('has a small selection of about forty styles that covers the whole brand', async () => {
    expect(await count('SELECT count(*) FROM style')).toBeGreaterThanOrEqual(36);
    expect(await count('SELECT count(*) FROM style')).toBeLessThanOrEqual(48);
    expect(await count("SELECT count(*) FROM sku WHERE style_id = '4401'")).toBe(414);
    expect(await count("SELECT count(*) FROM style WHERE id = '4117'")).toBe(1);
    expect(await count("SELECT count(*) FROM sku WHERE tax_class = 'gift_card'")).toBeGreaterThan(0);
    expect(await count('SELECT count(*) FROM (SELECT 1 FROM sku GROUP BY style_id HAVING count(*) = 1) AS single')).toBeGreaterThan(0);
    const sold =
      "SELECT style_id, bool_or(on_hand > 0) AS has, bool_or(backorder_limit > 0) AS later FROM sku JOIN stock ON sku_id = sku.id AND location_id = 'warehouse' GROUP BY 1";
    expect(await count(`SELECT count(*) FROM (${sold}) AS s WHERE NOT has AND NOT later`)).toBeGreaterThan(0);
    expect(await count(`SELECT count(*) FROM (${sold}) AS s WHERE NOT has AND later`)).toBeGreaterThan(0);
  });

  it('adds the version and the ratio of every image of the content', async () => {
    const images = `'$.** ? (@.image starts with "/i/")`;
    expect(await count(`SELECT count(*) FROM content_version WHERE body @? ${images}'`)).toBeGreaterThan(20);
    expect(await count(`SELECT count(*) FROM content_version WHERE body @? ${images} ? (!exists(@.version) || !exists(@.ratio))'`)).toBe(0);
  });

  it('keeps reserved stock', async () => {
    await database.pool.query("UPDATE stock SET reserved = 1 WHERE location_id = 'warehouse'");
    await seed(database.url);
    expect(await count("SELECT count(*) FROM stock WHERE location_id = 'warehouse' AND reserved <> 1")).toBe(0);
  });

  it('is complete or absent after an interruption', async () => {
    const interrupted = await createTestDatabase();
    try {
      const terminationTimer = setInterval(() => {
        interrupted.pool
          .query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'outfitter seed' AND state <> 'idle'")
          .catch(() => undefined);
      }, 5);
      const attempt = await seed(interrupted.url).then(
        () => 'done',
        () => 'interrupted',
      );
      clearInterval(terminationTimer);
      expect(attempt).toBe('interrupted');
      expect(await isSeeded(interrupted.url)).toBe(false);
      expect((await interrupted.pool.query('SELECT 1 FROM category LIMIT 1')).rowCount).toBe(0);
      await seed(interrupted.url);
      expect(await isSeeded(interrupted.url)).toBe(true);
    } finally {
      await interrupted.close();
    }
  });
});
