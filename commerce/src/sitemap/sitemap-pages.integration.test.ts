import { beforeAll, describe, expect, it } from 'vitest';
import { addSku, insertShop } from '../testing/shop-fixture.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type SitemapPage, sitemapOutline, sitemapPages } from './sitemap-pages.ts';
import type { SitemapScope, SitemapSection } from './sitemap-sections.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
/** Number of pages: more than one statement of the sitemap returns. */
const count = 1_105;
const at = new Date('2026-11-21T15:00:00Z');
const scope = (overrides: Partial<SitemapScope> = {}): SitemapScope => ({ currencies: ['USD', 'CAD'], maxRows: 10_000, at, ...overrides });

beforeAll(async () => {
  const { pool } = database;
  await insertShop(pool);
  await addSku(pool, { id: '4117-1', usd: 14_900 });
  await addSku(pool, { id: '9000-1', usd: 5_000, cad: 5_000, taxClass: 'gift_card' });
  await pool.query(`
    INSERT INTO style SELECT (jsonb_populate_record(style, jsonb_build_object('id', 'S' || n, 'slug', 'shirt-' || n, 'translations',
      CASE WHEN n % 2 = 0 THEN '{"fr-FR": {"name": "Chemise"}}'::jsonb ELSE '{}'::jsonb END))).*
    FROM style, generate_series(1, ${count}) AS n WHERE id = '4117';
    INSERT INTO sku SELECT (jsonb_populate_record(sku, jsonb_build_object('id', 'S' || n || '-1', 'style_id', 'S' || n))).*
    FROM sku, generate_series(1, ${count}) AS n WHERE sku.id = '4117-1';
    INSERT INTO price (price_book_id, sku_id, amount_minor) SELECT 'dtc-cad-regular', 'S' || n || '-1', 100 FROM generate_series(1, ${count}) AS n;
    INSERT INTO style SELECT (jsonb_populate_record(style, '{"id": "unsold", "slug": "unsold"}')).* FROM style WHERE id = '4117';
    ANALYZE style, sku, price, price_book`);
});

async function filesOf(section: SitemapSection, requested: SitemapScope): Promise<SitemapPage[][]> {
  const { db } = commerce.deps.database;
  const { parts } = await sitemapOutline(db, section, requested);
  return Promise.all(parts.map(async (part) => (await Array.fromAsync(sitemapPages(db, section, part, requested))).flat()));
}

describe('the pages of the sitemap', () => {
  it('are divided into files of at most the requested length, each page in one file', async () => {
    const [whole] = await filesOf('products', scope());
    expect(whole).toHaveLength(count + 2);
    for (const maxRows of [1_050, 400]) {
      const files = await filesOf('products', scope({ maxRows }));
      expect(files).toHaveLength(Math.ceil((count + 2) / maxRows));
      expect(Math.max(...files.map((file) => file.length))).toBe(maxRows);
      expect(files.flat()).toEqual(whole);
    }
  });

  it('I18N-001 I18N-002 have the locales and currencies that they exist in', async () => {
    const pages = new Map((await filesOf('products', scope())).flat().map((page) => [page.path, page]));
    expect(pages.get('/shirt-1.html')).toMatchObject({ translations: [], currencies: ['CAD'] });
    expect(pages.get('/shirt-2.html')).toMatchObject({ translations: ['fr-FR'], currencies: ['CAD'] });
    expect(pages.get('/fencepost-chore-coat-4117.html')).toMatchObject({ currencies: ['USD'] });
    expect(pages.has('/unsold.html')).toBe(false);
    const inDollars = (await filesOf('products', scope({ currencies: ['USD'] }))).flat();
    expect(inDollars.map(({ path }) => path)).toEqual(['/fencepost-chore-coat-4117.html', '/ridge-gift-card-9000.html']);
  });

  it('have the time at which a price starts or ends', async () => {
    const { db } = commerce.deps.database;
    expect((await sitemapOutline(db, 'products', scope())).until).toBeUndefined();
    await database.pool.query(`
      UPDATE price SET valid_to = '2026-12-24T00:00:00Z' WHERE sku_id = 'S1-1';
      UPDATE price SET valid_from = '2026-12-01T00:00:00Z' WHERE sku_id = 'S3-1'`);
    expect((await sitemapOutline(db, 'products', scope())).until).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect((await sitemapOutline(db, 'products', scope({ currencies: ['USD'] }))).until).toBeUndefined();
    const paths = async (moment: string) => (await filesOf('products', scope({ at: new Date(moment) }))).flat().map(({ path }) => path);
    expect(await paths('2026-11-30T00:00:00Z')).not.toContain('/shirt-3.html');
    expect(await paths('2026-12-25T00:00:00Z')).not.toContain('/shirt-1.html');
  });

  it('PDP-001 list the pictures of a style, not the images of its swatches', async () => {
    await database.pool.query(`
      INSERT INTO style_image (style_id, color_code, view, position, name, alt, ground, version)
      SELECT '4117', '10', view, position, 'ridge/' || view, '', '#fff', '1'
      FROM unnest(ARRAY['customswatch', 'swatch', 'front', 'back']) WITH ORDINALITY AS image (view, position)`);
    const [images] = await filesOf('images', scope());
    expect(images?.find(({ path }) => path === '/fencepost-chore-coat-4117.html')?.images).toEqual([
      { name: 'ridge/front', version: '1' },
      { name: 'ridge/back', version: '1' },
    ]);
  });

  it('are in the first file of their section if they have no database row', async () => {
    expect((await filesOf('stores', scope())).map((file) => file.map(({ path }) => path))).toEqual([['/find-stores', '/our-stores']]);
    expect((await filesOf('content', scope())).flat().map(({ path }) => path)).toEqual(['/track-order']);
    expect(await filesOf('images', scope({ currencies: ['GBP'] }))).toEqual([]);
  });
});
