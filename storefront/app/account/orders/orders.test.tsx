// @vitest-environment happy-dom
import type { Parcel, ProductItem } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { buildBasket, buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { buildOrder, buildOrderedItem, buildStyle } from '../../basket/testing/order-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { AccountPage } from '../layout/account-page.tsx';

const customer = { firstName: 'Dale', email: 'dale@example.com', customerNo: 'C123' };
const orderNos = Array.from({ length: 12 }, (_, index) => `R${index}`);
const orders = orderNos.map((orderNo) => buildOrder(orderNo));

const page = (start: number) => ({ data: orders.slice(start, start + 10), count: 10, start, total: orders.length });
const nothing = { data: [], count: 0, start: 0, total: 0 };
const styles = (...products: ReturnType<typeof buildStyle>[]) =>
  respondWith({ data: products, count: products.length, total: products.length });

type Calls = Parameters<typeof openTab>[1];

function openOrders(calls: Calls = {}, path = '/account/orders', preferences: Parameters<typeof mountScreens>[2] = {}) {
  const tab = openTab(
    null,
    {
      'GET orders': ({ query }) => respondWith(page(Number(query.start))),
      'GET (5102)': () => styles(buildStyle('5102', { sku1: 9 })),
      ...calls,
    },
    customer,
  );
  const mounted = mountScreens({ 'account/*': <AccountPage />, login: <p>Sign in</p> }, path, preferences);
  const { container } = mounted;
  return {
    ...tab,
    ...mounted,
    text: () => container.textContent ?? '',
    entries: () => [...container.querySelectorAll('a[href^="/account/orders/R"]')].map((link) => link.getAttribute('href')),
    click: (selector: string, text: string) => findByText(container, selector, text).click(),
    queriesOf: (call: string) => tab.requests.filter((request) => request.call === call).map(({ query }) => query),
  };
}

describe('the orders of the account', () => {
  it('ORDER-008 lists them with number, origin, status and total, the latest first, and loads more at the end of the list', async () => {
    const list = openOrders();
    await waitFor(() => expect(list.entries()).toHaveLength(10));
    expect(list.text()).toContain('R0');
    expect(list.text()).toContain('Online · On its way');
    expect(list.text()).toContain('$34.95');
    expect(list.text()).toContain('10 of 12 orders');
    list.click('button', 'Show more orders');
    await waitFor(() => expect(list.entries()).toEqual(orderNos.map((orderNo) => `/account/orders/${orderNo}`)));
    expect(list.queriesOf('GET orders')).toMatchObject([
      { start: '0', count: '10' },
      { start: '10', count: '10' },
    ]);
    expect(list.text()).not.toContain('Show more orders');
    await waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/account/orders/R10'));
  });

  it('ORDER-010 ORDER-011 filters them by tabs, which the address names', async () => {
    const list = openOrders({ 'GET orders': ({ query }) => respondWith(query.c_salesOrigins ? nothing : page(0)) });
    await waitFor(() => expect(list.entries()).toHaveLength(10));
    const tabs = [...list.container.querySelectorAll('nav[aria-label="Orders by origin"] a')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['All Orders', 'Online', 'Store', 'Phone']);
    list.click('nav[aria-label="Orders by origin"] a', 'Store');
    await waitFor(() => expect(list.text()).toContain('Nothing from a store yet'));
    expect(list.router.state.location.search).toBe('?tab=store');
    expect(list.queriesOf('GET orders').at(-1)).toMatchObject({ c_salesOrigins: 'POS DIRECT,POS' });
  });

  it('ORDER-007 come from the order-history service if the preference says so, with their details', async () => {
    const list = openOrders(
      {
        'GET getOrderHistory': () => respondWith({ content: [orders[0]], page: 0, size: 10, totalElements: 1, totalPages: 1 }),
        'GET getOrderDetails': () => respondWith(orders[0] as object),
      },
      '/account/orders',
      { orderHistoryServiceEnabled: true },
    );
    await waitFor(() => expect(list.entries()).toEqual(['/account/orders/R0']));
    expect(list.queriesOf('GET getOrderHistory')).toMatchObject([{ c_customerNo: 'C123', page: '0' }]);
    list.click('a', 'Details');
    await waitFor(() => expect(list.text()).toContain('Visa ending 1111'));
    expect(list.queriesOf('GET getOrderDetails')).toMatchObject([{ c_orderId: 'id-R0' }]);
    expect(list.queriesOf('GET orders')).toEqual([]);
  });

  it('ERROR-012 shows an error instead of a list that could not be loaded, and tries again', async () => {
    const list = openOrders({ 'GET orders': [() => respondWithFault(404, 'CustomerNotFoundException'), () => respondWith(page(0))] });
    await waitFor(() => expect(list.container.querySelector('[role="alert"]')).not.toBeNull());
    expect(list.entries()).toEqual([]);
    list.click('button', 'Try again');
    await waitFor(() => expect(list.entries()).toHaveLength(10));
  });

  it('welcomes a customer without orders', async () => {
    const list = openOrders({ 'GET orders': () => respondWith(nothing) });
    await waitFor(() => expect(list.text()).toContain('No orders yet'));
  });
});

describe('an order of the account', () => {
  const open = (calls: Calls = {}, order = orders[0]) =>
    openOrders({ 'GET R0': () => respondWith(order as object), ...calls }, '/account/orders/R0');

  it('ORDER-012 shows its steps, items, addresses, sums and masked payments, and prints', async () => {
    const order = open();
    await waitFor(() => expect(order.text()).toContain('Visa ending 1111'));
    expect(order.container.querySelector('[aria-current="step"]')?.textContent).toBe('On its way');
    for (const shown of ['Order R0', 'Watch Cap', '418 Lakeview Ave, Ely, MN 55731', 'Subtotal', 'Billed to']) {
      expect(order.text()).toContain(shown);
    }
    const print = vi.fn();
    vi.stubGlobal('print', print);
    order.click('button', 'Print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('ERROR-012 falls back to the entry of the list, with an error', async () => {
    const list = openOrders({ 'GET R0': [() => respondWithFault(400, 'ValidationException'), () => respondWith(orders[0] as object)] });
    await waitFor(() => expect(list.entries()).toHaveLength(10));
    list.click('a', 'Details');
    await waitFor(() => expect(list.container.querySelector('[role="alert"]')).not.toBeNull());
    expect(list.text()).toContain('Watch Cap');
    expect(list.text()).not.toContain('Visa ending 1111');
    list.click('button', 'Try again');
    await waitFor(() => expect(list.text()).toContain('Visa ending 1111'));
  });

  it('says that it is not in the account, and where to track it', async () => {
    const order = open({ 'GET R0': () => respondWithFault(404, 'OrderNotFoundException') });
    await waitFor(() => expect(order.text()).toContain('There is no order R0 in your account'));
  });

  it('shows the saved copy of a style that is gone, and a link to one that is still sold', async () => {
    const productItems = [buildOrderedItem('1'), buildOrderedItem('2', { productName: 'Old Coat', c_masterId: '4000' })];
    const sold = () => styles(buildStyle('5102', { sku1: 9 }));
    const order = open({ 'GET (5102,4000)': sold }, buildOrder('R0', { productItems }));
    await waitFor(() => expect(order.text()).toContain('We no longer sell this one.'));
    expect(order.text()).toContain('Old Coat');
    expect(findByText(order.container, 'a', 'View the product').textContent).toContain('Watch Cap');
  });

  it('ORDER-008 ORDER-012 says when it arrives, in the list and on its own page', async () => {
    const shippingMethod = { id: '01', name: 'Ground', description: '', price: 0, c_arrivesFrom: '2026-12-02', c_arrivesTo: '2026-12-04' };
    const shipments = [{ shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false, shippingMethod }];
    const shipped = buildOrder('R0', { shipments });
    const order = openOrders({
      'GET orders': () => respondWith({ ...page(0), data: [shipped], total: 1 }),
      'GET R0': () => respondWith(shipped as object),
    });
    await waitFor(() => expect(order.text()).toMatch(/On its wayArrives Wed,\u00a0Dec\u00a02\W+Fri,\u00a0Dec\u00a04/));
    order.click('a', 'Details');
    await waitFor(() => expect(findByText(order.container, 'h2', 'Arrives Wed,\u00a0Dec\u00a02')).toBeDefined());
  });

  describe('in two parcels', () => {
    const shippingMethod = { id: '01', name: 'Ground', description: '', price: 0, c_arrivesFrom: '2026-12-03', c_arrivesTo: '2026-12-07' };
    const ship = (backordered: Partial<Parcel>, isAvailableFirst = true) => {
      const c_parcels = [
        { itemIds: ['1'], backorder: false, c_arrivesFrom: '2026-12-03', c_arrivesTo: '2026-12-07' },
        { itemIds: ['2'], backorder: true, ...backordered },
      ];
      const home = { shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false, shippingMethod };
      const order = buildOrder('R0', {
        productItems: [buildOrderedItem('1'), buildOrderedItem('2')],
        shipments: [isAvailableFirst ? { ...home, c_shipAvailableFirst: true, c_parcels } : home],
      });
      return openOrders({
        'GET orders': () => respondWith({ ...page(0), data: [order], total: 1 }),
        'GET R0': () => respondWith(order as object),
      });
    };
    const first = /Items in stock arrive Thu,\u00a0Dec\u00a03\W+Mon,\u00a0Dec\u00a07/;

    it('ORDER-008 ORDER-012 says when each of them arrives, in the list and on its own page', async () => {
      const order = ship({ c_arrivesFrom: '2026-12-18', c_arrivesTo: '2026-12-22' });
      const rest = /Backordered items arrive Fri,\u00a0Dec\u00a018\W+Tue,\u00a0Dec\u00a022/;
      await waitFor(() => expect(order.text()).toMatch(first));
      expect(order.text()).toMatch(rest);
      order.click('a', 'Details');
      await waitFor(() => expect(findByText(order.container, 'h2', 'Items in stock arrive').textContent).toMatch(rest));
      expect(order.text()).not.toMatch(/Arrives /);
    });

    it('says of backordered items without a date that they come later', async () => {
      const order = ship({});
      await waitFor(() => expect(order.text()).toMatch(first));
      expect(order.text()).toContain('Backordered items ship when in stock');
    });

    it('is one parcel if all items wait for those on backorder', async () => {
      const order = ship({}, false);
      await waitFor(() => expect(order.text()).toContain('Arrives Thu'));
      expect(order.text()).not.toContain('Backordered items');
    });
  });

  it('has no steps if it was bought in a store', async () => {
    const order = open({}, buildOrder('R0', { status: 'completed', c_salesOrigin: 'POS' }));
    await waitFor(() => expect(order.text()).toContain('Store · Bought in a store'));
    expect(order.container.querySelector('ol')).toBeNull();
  });

  it('lists neither a pickup nor shipping of what was bought in a store', async () => {
    const shipments = [{ shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: true }];
    const order = open({}, buildOrder('R0', { status: 'completed', c_salesOrigin: 'POS', shipments }));
    await waitFor(() => expect(order.text()).toContain('Subtotal'));
    expect(order.text()).toContain('In a store');
    expect(order.text()).not.toMatch(/Pickup|Shipping|Free/);
  });
});

describe('buying again', () => {
  const productItems = [buildOrderedItem('1', { quantity: 2 }), buildOrderedItem('2', { productName: 'Old Coat', c_masterId: '4000' })];
  const one = { data: [buildOrder('R0', { productItems })], count: 1, start: 0, total: 1 };

  it('adds what is available in one call, and says what is not, with a link to the cart', async () => {
    const basket = buildBasket();
    const list = openOrders({
      'GET orders': () => respondWith(one),
      'GET (5102,4000)': () => styles(buildStyle('5102', { sku1: 9 })),
      'POST baskets': () => respondWith(basket),
      'POST items': () => respondWith(basket),
    });
    await waitFor(() => expect(list.entries()).toHaveLength(1));
    list.click('button', 'Buy again');
    await waitFor(() => expect(list.container.querySelector('[role="status"]')?.textContent).toContain('2 items are in your cart.'));
    expect(list.requests.filter(({ call }) => call === 'POST items').map(({ body }) => body)).toMatchObject([
      [{ productId: 'sku1', quantity: 2 }],
    ]);
    expect(list.text()).toContain('Old Coat: we no longer sell it.');
    expect(findByText(list.container, 'a', 'View cart').getAttribute('href')).toBe('/cart');
  });

  it('is not offered if nothing of the order is available', async () => {
    const list = openOrders({ 'GET orders': () => respondWith(one), 'GET (5102,4000)': () => styles() });
    await waitFor(() => expect(list.text()).toContain('Nothing in it is available now.'));
    expect(list.text()).not.toContain('Buy again');
  });

  const openTwoItems = async (basketItems: readonly ProductItem[], addAll: NonNullable<Calls>[string]) => {
    const items = [buildOrderedItem('1', { quantity: 2 }), buildOrderedItem('2', { productName: 'Camp Shirt' })];
    const list = openOrders({
      'GET orders': () => respondWith({ ...one, data: [buildOrder('R0', { productItems: items })] }),
      'GET (5102)': () => styles(buildStyle('5102', { sku1: 90, sku2: 90 })),
      'POST baskets': () => respondWith(buildBasket(basketItems)),
      'POST items': addAll,
    });
    list.server.basket = buildBasket(basketItems);
    await waitFor(() => expect(list.entries()).toHaveLength(1));
    list.click('button', 'Buy again');
    const added = () => list.requests.filter(({ call }) => call === 'POST items').map(({ body }) => body);
    return { ...list, added };
  };

  it('adds what the cart has room for, and names what it has enough of', async () => {
    const list = await openTwoItems([buildBasketItem('1', { quantity: 20 })], () => respondWith(buildBasket()));
    await waitFor(() => expect(list.text()).toContain('1 item is in your cart.'));
    expect(list.added()).toMatchObject([[{ productId: 'sku2', quantity: 1 }]]);
    expect(list.text()).toContain('Watch Cap: 0 of 2 added, because your cart has as many as you can order.');
  });

  it('adds the others if one is sold out in the meantime, and names it', async () => {
    const list = await openTwoItems([], ({ body }) =>
      (body as { productId: string }[]).some(({ productId }) => productId === 'sku1')
        ? respondWithFault(400, 'ProductItemNotAvailableException', { productId: 'sku1', available: 0 })
        : respondWith(buildBasket()),
    );
    await waitFor(() => expect(list.text()).toContain('1 item is in your cart.'));
    expect(list.added()).toMatchObject([[{ productId: 'sku1' }, { productId: 'sku2' }], [{ productId: 'sku2' }]]);
    expect(list.text()).toContain('Watch Cap: sold out online.');
  });

  it('says why nothing was added if the cart rejects all of it', async () => {
    const list = await openTwoItems([], () => respondWithFault(400, 'BasketItemLimitException', { limit: 100 }));
    await waitFor(() => expect(list.container.querySelector('[role="alert"]')?.textContent).toContain('Your cart is full.'));
  });
});

it('ACCOUNT-001 leads a guest to the sign-in page and back to the order', async () => {
  openTab(null, {});
  const { router } = mountScreens({ 'account/*': <AccountPage />, login: <p>Sign in</p> }, '/account/orders/R0');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(`?returnTo=${encodeURIComponent('/account/orders/R0')}`);
});
