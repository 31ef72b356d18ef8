// @vitest-environment happy-dom
import type { ProductList, ProductListItem } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { moveToBasket } from '../../wishlist/index.ts';
import { buildList, buildListedProduct, buildListItem } from '../../wishlist/testing/wishlist-builder.ts';
import { AccountPage } from '../layout/account-page.tsx';

const coat = buildListItem('1');
const cap = buildListItem('2', {
  c_product: buildListedProduct({ masterId: '5120', name: 'Cap', variationNames: {}, variationValues: {} }),
});
const inLists = (list: ProductList) => () => respondWith({ count: 1, data: [list], start: 0, total: 1 });

async function openList(list: ProductList, calls: Parameters<typeof openTab>[1] = {}, path = '/account/wishlist') {
  const tab = openTab(null, { 'GET product_lists': inLists(list), ...calls });
  const { container, router } = mountScreens({ 'account/*': <AccountPage />, login: <h1>Sign-in page</h1> }, path);
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  const rows = () => [...container.querySelectorAll('h2 a')].map(({ textContent }) => textContent);
  const button = (label: string) => container.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  return { ...tab, container, router, rows, button };
}

describe('the wishlist', () => {
  it('is open to guests, who are told how to keep it', async () => {
    const { container, router, rows } = await openList(buildList([coat, cap]));
    await waitFor(() => expect(rows()).toEqual(['Fencepost Chore Coat', 'Cap']));
    expect(router.state.location.pathname).toBe('/account/wishlist');
    expect(container.textContent).toContain('Sign in to keep it');
    expect(container.textContent).not.toContain('Sign out');
  });

  it('leads a guest to the sign-in page from the other sections', async () => {
    const { router } = await openList(buildList([]), {}, '/account/profile');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('shows what has changed since an item was saved', async () => {
    const changed: Partial<ProductListItem>[] = [
      { c_priceWhenAdded: 149, c_priceDrop: 44.7, c_product: buildListedProduct({ price: 104.3, strikePrice: 149 }) },
      { c_isBackInStock: true, c_product: buildListedProduct({ lowStock: 2 }) },
      { c_product: buildListedProduct({ orderable: false }) },
    ];
    const { c_product: _, ...gone } = buildListItem('9');
    const items = [...changed.map((change, index) => buildListItem(String(index), change)), gone];
    const { container, rows } = await openList(buildList(items));
    await waitFor(() => expect(rows()).toHaveLength(3));
    const texts = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/Now \$104\.30.*Was \$149\.00.*Duck Brown, M.*Price dropped by \$44\.70/);
    expect(texts[1]).toMatch(/Back in stock.*Only 2 left/);
    expect(texts[2]).toContain('Sold out online');
    expect(texts[2]).not.toContain('Add to cart');
    expect(texts[3]).toContain('Item 41171009 is no longer sold.');
  });

  it('WISH-004 removes an item at once, and puts it back', async () => {
    const { requests, rows, button } = await openList(buildList([coat, cap]), {
      'DELETE 1': () => new Response(null, { status: 204 }),
      'POST items': () => respondWith({ ...coat, id: '8' }),
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    button('Remove Fencepost Chore Coat')!.click();
    await waitFor(() => expect(button('Undo: put Fencepost Chore Coat back')).not.toBeNull());
    expect(rows()).toEqual(['Cap']);
    button('Undo: put Fencepost Chore Coat back')!.click();
    await waitFor(() => expect(rows()).toEqual(['Fencepost Chore Coat', 'Cap']));
    expect(requests.at(-1)).toMatchObject({ call: 'POST items', body: { productId: '41171001' } });
  });

  it('gives the focus to the number of items when an item is removed, and when it is put back', async () => {
    const { rows, button } = await openList(buildList([coat, cap]), {
      'DELETE 1': () => new Response(null, { status: 204 }),
      'POST items': () => respondWith({ ...coat, id: '8' }),
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    for (const [name, count] of [
      ['Remove Fencepost Chore Coat', '1 item'],
      ['Undo: put Fencepost Chore Coat back', '2 items'],
    ] as const) {
      await waitFor(() => expect(button(name)).not.toBeNull());
      button(name)!.focus();
      button(name)!.click();
      await waitFor(() => expect(document.activeElement?.textContent).toBe(count));
    }
  });

  it('WISH-004 ERROR-014 shows an item again that could not be removed', async () => {
    const { container, rows, button } = await openList(buildList([coat, cap]), {
      'DELETE 1': () => respondWithFault(503, 'ServiceUnavailableException'),
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    button('Remove Fencepost Chore Coat')!.click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('your wishlist is unchanged'));
    expect(rows()).toHaveLength(2);
  });

  it('WISH-005 moves a variant to the cart: adds one unit, then takes it off the list', async () => {
    const { requests, rows, button } = await openList(buildList([coat, cap]), {
      'POST baskets': () => respondWith(buildBasket([])),
      'POST items': () => respondWith(buildBasket([buildBasketItem('1', { productId: coat.productId })])),
      'DELETE 1': () => new Response(null, { status: 204 }),
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    button('Add to cart: Fencepost Chore Coat')!.click();
    await waitFor(() => expect(rows()).toEqual(['Cap']));
    const sent = requests.filter(({ call }) => call === 'POST items' || call === 'DELETE 1');
    expect(sent).toMatchObject([{ call: 'POST items', body: [{ productId: '41171001', quantity: 1 }] }, { call: 'DELETE 1' }]);
    expect(button('Undo: put Fencepost Chore Coat back')).toBeNull();
  });

  it('moves as many units to the cart as it had when they were saved for later', async () => {
    const { container, requests, rows, button } = await openList(buildList([buildListItem('1', { quantity: 3 }), cap]), {
      'POST baskets': () => respondWith(buildBasket([])),
      'POST items': () => respondWith(buildBasket([buildBasketItem('1', { productId: coat.productId, quantity: 3 })])),
      'DELETE 1': () => new Response(null, { status: 204 }),
    });
    await waitFor(() => expect(rows()).toHaveLength(2));
    const texts = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(texts[0]).toContain('Quantity: 3');
    expect(texts[1]).not.toContain('Quantity');
    button('Add to cart: Fencepost Chore Coat')!.click();
    await waitFor(() => expect(rows()).toEqual(['Cap']));
    expect(requests.find(({ call }) => call === 'POST items')?.body).toMatchObject([{ productId: '41171001', quantity: 3 }]);
  });

  it('WISH-005 keeps an item on the list that could not be added to the cart', async () => {
    const { container, rows, button } = await openList(buildList([coat]), {
      'POST baskets': () => respondWith(buildBasket([])),
      'POST items': () => respondWithFault(400, 'ProductItemNotAvailableException'),
    });
    await waitFor(() => expect(rows()).toHaveLength(1));
    button('Add to cart: Fencepost Chore Coat')!.click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('just sold out'));
    expect(rows()).toHaveLength(1);
  });

  it('asks for the size of a style before it is added to the cart', async () => {
    const style = buildListItem('1', { productId: '4117', c_color: '10' });
    const { container, requests, rows, button } = await openList(buildList([style]), {
      'GET 4117': () => respondWithFault(404, 'NotFoundException'),
    });
    await waitFor(() => expect(rows()).toHaveLength(1));
    button('Add to cart: Fencepost Chore Coat')!.click();
    await waitFor(() => expect(container.querySelector('dialog')?.open).toBe(true));
    expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('renders a long list in parts', async () => {
    const items = Array.from({ length: 500 }, (_, index) => buildListItem(String(index)));
    const { container, rows } = await openList(buildList(items));
    await waitFor(() => expect(rows()).toHaveLength(60));
    expect(container.textContent).toContain('500 items');
    findByText(container, 'button', 'Show more items').click();
    await waitFor(() => expect(rows()).toHaveLength(120));
  });

  it('shows ways on while it is empty, and an error only if it could not be loaded', async () => {
    const { container } = await openList(buildList([]));
    await waitFor(() => expect(container.textContent).toContain('Nothing saved yet'));
    expect(findByText(container, 'a', 'Shop best sellers').getAttribute('href')).toBe('/best-sellers');
  });
});

describe('sharing', () => {
  it('makes a link that can be revoked', async () => {
    const shared = buildList([coat], { public: true, c_shareToken: 'tok/en' });
    const { container, requests, rows } = await openList(buildList([coat]), {
      'PATCH list1': [() => respondWith(shared), () => respondWith(buildList([coat]))],
    });
    await waitFor(() => expect(rows()).toHaveLength(1));
    const isShared = () => container.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
    isShared().click();
    const link = () => container.querySelector<HTMLInputElement>('input[readonly]')?.value;
    await waitFor(() => expect(link()).toMatch(/\/account\/wishlist\?shared=tok%2Fen$/));
    expect(requests.at(-1)).toMatchObject({ call: 'PATCH list1', body: { public: true } });
    isShared().click();
    await waitFor(() => expect(link()).toBeUndefined());
    expect(requests.at(-1)).toMatchObject({ body: { public: false } });
  });

  it('saves and removes the name of its owner, and keeps the typed name if it cannot be saved', async () => {
    const shared = buildList([coat], { public: true, c_shareToken: 'token' });
    const { container, requests } = await openList(shared, {
      'PATCH list1': [
        () => respondWithFault(503, 'ServiceUnavailableException'),
        () => respondWith({ ...shared, c_ownerName: 'Dale' }),
        () => respondWith(shared),
      ],
    });
    const field = () => container.querySelector<HTMLInputElement>('input[name="ownerName"]')!;
    const alerts = () => [...container.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
    const save = () => findByText(container, 'button', 'Save').click();
    await waitFor(() => expect(field()).not.toBeNull());
    typeInto(field(), 'D'.repeat(101));
    save();
    await waitFor(() => expect(container.textContent).toContain('Use at most 100 characters.'));
    expect(requests.some(({ call }) => call === 'PATCH list1')).toBe(false);
    typeInto(field(), ' Dale ');
    save();
    await waitFor(() => expect(alerts()).toEqual(['That didn’t work, and your wishlist is unchanged. Try again.']));
    expect(field().value).toBe(' Dale ');
    save();
    await waitFor(() => expect(container.textContent).toContain('Saved.'));
    expect(requests.at(-1)).toMatchObject({ call: 'PATCH list1', body: { c_ownerName: 'Dale' } });
    typeInto(field(), '');
    save();
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ c_ownerName: null }));
  });

  it('shows a shared list to everyone, with the name of its owner only if the owner wants it', async () => {
    const { container, requests, rows } = await openList(
      buildList([]),
      { 'POST shared': () => respondWith({ items: [coat] }) },
      '/account/wishlist?shared=token',
    );
    await waitFor(() => expect(rows()).toEqual(['Fencepost Chore Coat']));
    expect(requests.map(({ call, body }) => [call, body])).toEqual([['POST shared', { token: 'token', currency: 'USD', locale: 'en-US' }]]);
    expect(container.textContent).toContain('These were saved and shared with you.');
    expect(container.querySelector('main button, button[aria-label^="Remove"]')).toBeNull();
  });

  it('says that a shared list is empty, without a word about what was saved, and leads on', async () => {
    const { container } = await openList(
      buildList([]),
      { 'POST shared': () => respondWith({ ownerName: 'Marit', items: [] }) },
      '/account/wishlist?shared=token',
    );
    await waitFor(() => expect(container.textContent).toContain('There is nothing on the list right now.'));
    expect(container.textContent).not.toContain('Marit saved these');
    expect(findByText(container, 'a', 'Go to the home page').getAttribute('href')).toBe('/');
  });

  it('says so if the link is revoked', async () => {
    const { container } = await openList(
      buildList([]),
      { 'POST shared': () => respondWithFault(404, 'ProductListNotFoundException') },
      '/account/wishlist?shared=token',
    );
    await waitFor(() => expect(container.textContent).toContain('This list is not shared.'));
  });
});

it('ERROR-009 an item without a product id is logged, and nothing is added to the cart', async () => {
  const { requests } = openTab(null, {});
  const logged = vi.fn();
  vi.stubGlobal('reportError', logged);
  await moveToBasket({ id: '1', productId: '', quantity: 1 }, 'USD');
  expect(logged).toHaveBeenCalledWith(new Error('Invalid product ID'));
  expect(requests).toEqual([]);
});
