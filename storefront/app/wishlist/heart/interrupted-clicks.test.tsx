// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { HeartClick } from '../state/heart-clicks.ts';
import { buildList, buildListedProduct, buildListItem } from '../testing/wishlist-builder.ts';

const storageKey = 'outfitter.heart-clicks';
const product = { masterId: '4117', productId: '4117', color: '10' };
const savedStyle = buildListItem('1', {
  productId: '4117',
  c_color: '10',
  c_product: buildListedProduct({ variationValues: { color: '10' } }),
});

// Each test is a new page, whose modules have no state.
async function loadPage() {
  vi.resetModules();
  const [shop, mounting, heart] = await Promise.all([
    import('../../platform/testing/fake-shop.ts'),
    import('../../platform/testing/mount.tsx'),
    import('./heart-button.tsx'),
  ]);
  return { ...shop, ...mounting, ...heart };
}

it('a click that the page before could not finish is shown and sent by the next one, once', async () => {
  const { openTab, respondWith, mountScreens, waitFor, HeartButton } = await loadPage();
  let respond = () => {};
  const { requests } = openTab(null, {
    'POST product_lists': () => respondWith(buildList([])),
    'POST items': async () => {
      await new Promise<void>((resolve) => (respond = resolve));
      return respondWith(savedStyle);
    },
  });
  const interrupted: HeartClick = { product, isSaved: true, currency: 'USD' };
  sessionStorage.setItem(storageKey, JSON.stringify([interrupted, null, 'broken']));
  const { container } = mountScreens({ '': [1, 2].map((key) => <HeartButton key={key} product={product} name="Coat" />) }, '/');
  const pressed = () => [...container.querySelectorAll('button')].map((button) => button.getAttribute('aria-pressed'));
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  await waitFor(() => expect(requests.at(-1)?.call).toBe('POST items'));
  expect(JSON.parse(sessionStorage.getItem(storageKey) ?? ''), 'until it has a response').toEqual([interrupted]);
  respond();
  await waitFor(() => expect(sessionStorage.getItem(storageKey)).toBeNull());
  expect(pressed()).toEqual(['true', 'true']);
  expect(requests.filter(({ call }) => call === 'POST items')).toHaveLength(1);
});

it('a click whose request fails because the page is left stays stored for the next page', async () => {
  const { openTab, loseConnection, mountScreens, waitFor, HeartButton } = await loadPage();
  let fail = () => {};
  const held = async () => {
    await new Promise<void>((resolve) => (fail = resolve));
    return loseConnection();
  };
  const { requests } = openTab(null, { 'POST product_lists': [held, loseConnection] });
  const { container } = mountScreens({ '': <HeartButton product={product} name="Coat" /> }, '/');
  await waitFor(() => expect(container.querySelector('button')?.getAttribute('aria-pressed')).toBe('false'));
  container.querySelector('button')?.click();
  await waitFor(() => expect(requests).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  fail();
  await waitFor(() => expect(container.querySelector('[role="alert"]')).not.toBeNull());
  expect(JSON.parse(sessionStorage.getItem(storageKey) ?? '')).toEqual([{ product, isSaved: true, currency: 'USD' }]);

  // The page is shown again after another one has sent the click.
  sessionStorage.removeItem(storageKey);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(container.querySelector('button')?.getAttribute('aria-pressed')).toBe('false'));
});
