// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mountScreens, waitFor } from '../../../platform/testing/mount.tsx';
import { tilesFromHits } from '../../../product/index.ts';
import { choreHit } from '../../../product/testing/product-fixture.ts';
import * as skeletonStyles from '../../../ui/feedback/skeleton.module.css';
import { Blocks } from '../../blocks.tsx';
import { parseBlocks } from '../../parse-block.ts';

const tiles = Object.fromEntries(
  tilesFromHits(['4117', '4120', '7001'].map((productId) => ({ ...choreHit, productId, productName: `Product ${productId}` }))).map(
    (tile) => [tile.id, tile],
  ),
);

function mountCarousel(...ids: string[]): HTMLElement {
  const schema = 'product-carousel-einstein';
  const _meta = { name: 'Recommended', schema, deliveryId: schema, deliveryKey: schema };
  const blocks = parseBlocks([
    { _meta, headline: 'For you', products: { products: ids.map((id) => ({ id })) } },
    { _meta: { ..._meta, schema: 'text-block' }, headline: 'After it' },
  ]);
  return mountScreens({ '/': <Blocks blocks={blocks} tiles={tiles} hasHeading /> }, '/').container;
}

it('BLOCK-043 in the browser the carousel shows the editor’s products in their order, in place of the reserved space', async () => {
  const container = mountCarousel('7001', '9999', '4117');
  await waitFor(() => expect(container.querySelectorAll('article')).toHaveLength(2));
  expect(container.querySelector('h2')?.textContent).toBe('For you');
  const names = [...container.querySelectorAll('article')].map((tile) => /Product \d{4}/.exec(tile.textContent ?? '')?.[0]);
  expect(names).toEqual(['Product 7001', 'Product 4117']);
  expect(container.getElementsByClassName(skeletonStyles.skeleton)).toHaveLength(0);
});

it('BLOCK-043 in the browser the carousel is absent if none of its products is sold', async () => {
  const container = mountCarousel('9999');
  await waitFor(() => expect(container.textContent).toContain('After it'));
  expect(container.textContent).not.toContain('For you');
  expect(container.querySelector('article')).toBeNull();
});
