import type { SearchResponse } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/load-brand.ts';
import { buildBrand } from '../brand/testing/brand-builder.ts';
import { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { fixedClock } from '../platform/clock.ts';
import { testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

describe('a search with cached tiles and facet values, before an invalidation arrives', () => {
  const cache = new InvalidatingCache({ clock: fixedClock(testNow), isCurrent: () => true });
  const commerce = useTestCommerce(useTestDatabase(), { cache });
  beforeAll(async () => {
    const styles = [{ id: '4117', name: 'Fencepost Chore Coat', categories: ['men-coats-chore'] }];
    await loadBrand(commerce.deps.database.db, buildBrand(styles), testNow, () => undefined);
  });
  const search = async () => (await (await commerce.request('/api/product_search?q=chore%20coat')).json()) as SearchResponse;

  it('shows the tile of the current row of the index', async () => {
    expect((await search()).hits[0]?.productName).toBe('Fencepost Chore Coat');
    await commerce.deps.database.db.execute(
      sql`UPDATE search_document SET tile = jsonb_set(tile, '{name}', '"Gatepost Chore Coat"') WHERE style_id = '4117'`,
    );
    expect((await search()).hits[0]?.productName).toBe('Gatepost Chore Coat');
  });

  it('lists a facet value that was indexed after the values were cached', async () => {
    const weights = async () => (await search()).refinements.find(({ attributeId }) => attributeId === 'weight')?.values ?? [];
    expect((await weights()).map(({ value }) => value)).not.toContain('40-42');
    await commerce.deps.database.db.execute(sql`
      WITH added AS (
        INSERT INTO search_facet (attribute, value, label, position) VALUES ('weight', '40-42', '40 to 42 oz', 40) RETURNING id
      ) UPDATE search_listing SET facets = facets || added.id FROM added WHERE style_id = '4117'`);
    expect(await weights()).toContainEqual({ value: '40-42', label: '40 to 42 oz', hitCount: 1 });
  });
});
