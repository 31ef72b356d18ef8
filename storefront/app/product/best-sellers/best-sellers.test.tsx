// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { CartPage } from '../../basket/index.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { choreHit } from '../testing/product-fixture.ts';
import { LazyBestSellers } from './lazy-best-sellers.tsx';

const openEmptyCart = () => mountScreens({ cart: <CartPage suggestions={<LazyBestSellers />} /> }, '/cart').container;

it('the empty cart shows the best sellers that can be ordered, in the currency and language of the page', async () => {
  const hits = ['Bib', 'Gone', 'Vest'].map((productName, index) => ({
    ...choreHit,
    productId: `42${index}`,
    productName,
    orderable: productName !== 'Gone',
  }));
  const { requests } = openTab(null, { 'GET product_search': () => respondWith({ hits, total: 3 }) });
  const container = openEmptyCart();
  await waitFor(() => expect(container.textContent).toContain('Bib'));
  expect(container.textContent).toContain('Vest');
  expect(container.textContent).not.toContain('Gone');
  expect(requests.at(-1)?.query).toMatchObject({ cgid: 'best-sellers', currency: 'USD', locale: 'en-US' });
});

it('the empty cart still links to the best sellers if they cannot be read', async () => {
  openTab(null, { 'GET product_search': () => respondWithFault(400, 'InvalidCategoryException') });
  const container = openEmptyCart();
  await waitFor(() => expect(container.querySelector('a[href="/best-sellers"]')).not.toBeNull());
  expect(container.querySelector('section')).toBeNull();
});
