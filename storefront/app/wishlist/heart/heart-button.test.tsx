// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import type { SavedProduct } from '../state/saved-product.ts';
import { buildList, buildListedProduct, buildListItem } from '../testing/wishlist-builder.ts';
import { HeartButton } from './heart-button.tsx';

const style: SavedProduct = { masterId: '4117', productId: '4117', color: '10' };
const savedStyle = buildListItem('1', {
  productId: '4117',
  c_color: '10',
  c_product: buildListedProduct({ variationValues: { color: '10' } }),
});

async function mountHearts(...products: SavedProduct[]) {
  const hearts = products.map((product, index) => <HeartButton key={index.toString()} product={product} name="Coat" />);
  const { container } = mountScreens({ '': hearts }, '/');
  await waitFor(() => expect(container.querySelector('button')).not.toBeNull());
  const buttons = () => [...container.querySelectorAll<HTMLButtonElement>('button[aria-label="Save Coat to the wishlist"]')];
  const pressed = () => buttons().map((button) => button.getAttribute('aria-pressed'));
  return { container, buttons, pressed };
}

const store = (customerId: string, ...products: string[][]) =>
  localStorage.setItem('outfitter.wishlist', JSON.stringify({ customerId, products }));

describe('a heart', () => {
  it('WISH-003 is filled at once with a click, and saves the style with its color', async () => {
    let respond = () => {};
    const { requests } = openTab(null, {
      'POST product_lists': () => respondWith(buildList([])),
      'POST items': async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return respondWith(savedStyle);
      },
    });
    const { buttons, pressed } = await mountHearts(style, { ...style, color: '31' });
    expect(pressed()).toEqual(['false', 'false']);
    buttons()[0]!.click();
    await waitFor(() => expect(pressed()).toEqual(['true', 'false']));
    await waitFor(() => expect(requests.at(-1)?.call).toBe('POST items'));
    expect(requests.at(-1)?.body).toEqual({ productId: '4117', quantity: 1, public: false, priority: 1, type: 'product', c_color: '10' });
    respond();
    await waitFor(() => expect(localStorage.getItem('outfitter.wishlist')).toContain('4117'));
    expect(pressed()).toEqual(['true', 'false']);
  });

  it('WISH-004 is emptied at once with a click, for every item that had filled it', async () => {
    const { requests } = openTab(null, {
      'GET product_lists': () => respondWith({ count: 1, data: [buildList([savedStyle])], start: 0, total: 1 }),
      'DELETE 1': () => new Response(null, { status: 204 }),
    });
    store('customer1', ['4117', '4117', '10']);
    const { buttons, pressed } = await mountHearts(style);
    await waitFor(() => expect(pressed()).toEqual(['true']));
    buttons()[0]!.click();
    await waitFor(() => expect(pressed()).toEqual(['false']));
    await waitFor(() => expect(requests.at(-1)?.call).toBe('DELETE 1'));
    await waitFor(() => expect(localStorage.getItem('outfitter.wishlist')).toBeNull());
  });

  it('ERROR-014 is emptied again if saving fails, with the reason beside it', async () => {
    openTab(null, {
      'POST product_lists': () => respondWith(buildList([])),
      'POST items': () => respondWithFault(400, 'ProductListItemLimitException'),
      'GET product_lists': () => respondWith({ count: 1, data: [buildList([])], start: 0, total: 1 }),
    });
    const { container, buttons, pressed } = await mountHearts(style);
    buttons()[0]!.click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('it takes up to 500 items'));
    expect(pressed()).toEqual(['false']);
  });

  it('sends no request and starts no session before a click', async () => {
    const send = vi.fn();
    openTab(null, {});
    vi.stubGlobal('fetch', send);
    store('customer1', ['4117', '4117', '10']);
    const { pressed } = await mountHearts(style);
    await waitFor(() => expect(pressed()).toEqual(['true']));
    expect(send).not.toHaveBeenCalled();
  });

  it('AUTH-015 is not filled by what another customer saved in this browser', async () => {
    openTab(null, {});
    store('customer2', ['4117', '4117', '10']);
    const { pressed } = await mountHearts(style);
    expect(pressed()).toEqual(['false']);
  });

  it('follows the other tabs', async () => {
    openTab(null, {});
    const { pressed } = await mountHearts(style);
    store('customer1', ['4117', '41171001', '10']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'outfitter.wishlist' }));
    await waitFor(() => expect(pressed()).toEqual(['true']));
  });

  it('ignores broken stored values', async () => {
    openTab(null, {});
    localStorage.setItem('outfitter.wishlist', JSON.stringify({ customerId: 'customer1', products: ['4117', [1, 2], null] }));
    const { pressed } = await mountHearts(style);
    // Until the heart has subscribed, it shows the product that the previous test has saved.
    await waitFor(() => expect(pressed()).toEqual(['false']));
  });
});
