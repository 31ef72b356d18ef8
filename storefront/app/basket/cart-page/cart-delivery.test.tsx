// @vitest-environment happy-dom
import type { Basket, ProductItem } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../checkout/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { withDeliveryMethod } from '../delivery/delivery-method.ts';
import type { PickupStores } from '../delivery/pickup-stores.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';
import { CartPage } from './cart-page.tsx';

const methods = [{ id: '02', name: 'Ground', description: '', price: 8.95, c_arrivesFrom: '2026-12-01', c_arrivesTo: '2026-12-03' }];
const home = { shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false };
const ely = { ID: '001', name: 'Ely, Sheridan Street' };
const coat = buildBasketItem('1', { productName: 'Coat' });
const pants = buildBasketItem('2', { productName: 'Pants' });
const pickup = buildPickupShipment({ c_promiseDate: '2026-12-04' });

const withItems = (items: ProductItem[], changes: Partial<Basket> = {}): Basket =>
  buildBasket(items, {
    shipments: [
      ...(items.some(({ c_isPickupItem }) => !c_isPickupItem) ? [home] : []),
      ...(items.some(({ c_isPickupItem }) => c_isPickupItem) ? [pickup] : []),
    ],
    applicableShippingMethods: items.some(({ c_isPickupItem }) => !c_isPickupItem) ? methods : [],
    defaultShippingMethodId: '02',
    ...changes,
  });

type Calls = Parameters<typeof openTab>[1];

async function openCart(basket: Basket, calls: Calls = {}, stores: Partial<PickupStores> = {}) {
  const tab = openTab(basket, calls);
  const pickupStores = { store: ely, choose: () => {}, ...stores };
  const { container } = mountScreens({ cart: <CartPage pickupStores={pickupStores} /> }, '/cart');
  await waitFor(() => expect(container.querySelector('h3')).not.toBeNull());
  return {
    ...tab,
    container,
    groups: () =>
      [...container.querySelectorAll('section[aria-labelledby^="cart-"]')].map((group) => [
        group.querySelector('h2')?.textContent,
        ...[...group.querySelectorAll('h3')].map(({ textContent }) => textContent),
      ]),
    statuses: () => [...container.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent),
    press: (label: string) => container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!.click(),
  };
}

describe('a cart with several delivery methods', () => {
  it('FULFIL-001 lists the lines under the method, the store and the date of each', async () => {
    const toStore = buildPickupShipment({ shipmentId: 'ship-to-store', c_promiseDate: '2026-12-08' });
    const items = [coat, buildPickupItem('2', { productName: 'Pants' }), buildPickupItem('3', { productName: 'Cap' }, 'ship-to-store')];
    const { container, groups } = await openCart(withItems(items, { shipments: [home, pickup, toStore] }));
    await waitFor(() =>
      expect(groups()).toEqual([
        ['Ship to you', 'Coat'],
        ['Pick up at Ely, Sheridan Street', 'Pants'],
        ['Ship to store: Ely, Sheridan Street', 'Cap'],
      ]),
    );
    expect(container.textContent).toContain('Ready Fri, Dec 4');
    expect(container.textContent).toContain('Ready Tue, Dec 8');
    expect(container.textContent).toContain('105 E Sheridan St, Ely');
  });

  it('says nothing of pickup on a page that offers none', async () => {
    openTab(withItems([coat, pants]), {});
    const { container } = mountScreens({ cart: <CartPage /> }, '/cart');
    await waitFor(() => expect(container.querySelector('h3')).not.toBeNull());
    expect(container.textContent).not.toMatch(/pick/i);
  });

  it('moves a line at once, sends the chosen store, and keeps the focus on the line', async () => {
    let respond: (response: Response) => void = () => {};
    const cart = await openCart(withItems([coat, pants]), { 'PATCH 2': () => new Promise<Response>((resolve) => (respond = resolve)) });
    cart.press('Pick it up: Pants');
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Ship to you', 'Coat'],
        ['Pick up at Ely, Sheridan Street', 'Pants'],
      ]),
    );
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ship it instead: Pants'));
    await waitFor(() => expect(cart.requests).toHaveLength(1));
    expect(cart.requests[0]?.body).toEqual({ c_isPickupItem: true, storeId: '001' });
    respond(respondWith(withItems([coat, withDeliveryMethod(pants, 'in-store-pickup')])));
    await waitFor(() => expect(cart.container.textContent).toContain('Ready Fri, Dec 4'));
    expect(cart.container.textContent).toContain('Pants: pick it up');
  });

  it('takes the focus once for a move, not again when the line is shown in another place', async () => {
    const inStore = withDeliveryMethod(pants, 'in-store-pickup');
    let respond: (response: Response) => void = () => {};
    const cart = await openCart(withItems([coat, pants]), { 'PATCH 2': () => new Promise<Response>((resolve) => (respond = resolve)) });
    cart.press('Pick it up: Pants');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Ship it instead: Pants'));
    const other = cart.container.querySelector<HTMLButtonElement>('[aria-label="Remove Coat"]')!;
    other.focus();
    await waitFor(() => expect(cart.requests).toHaveLength(1));
    const toStore = buildPickupShipment({ shipmentId: 'ship-to-store' });
    respond(respondWith(withItems([coat, withDeliveryMethod(inStore, 'ship-to-store')], { shipments: [home, toStore] })));
    await waitFor(() => expect(cart.groups()[1]?.[0]).toBe('Ship to store: Ely, Sheridan Street'));
    expect(document.activeElement).toBe(other);
  });

  it('asks for a store before the first line is moved', async () => {
    let choose: Parameters<PickupStores['choose']>[0];
    const cart = await openCart(
      withItems([coat, pants]),
      { 'PATCH 2': () => respondWith(withItems([coat, withDeliveryMethod(pants, 'in-store-pickup')])) },
      { store: undefined, choose: (onChoose) => (choose = onChoose) },
    );
    cart.press('Pick it up: Pants');
    await waitFor(() => expect(choose).toBeDefined());
    expect(cart.requests).toEqual([]);
    choose?.(ely);
    await waitFor(() => expect(cart.groups()[1]?.[0]).toBe('Pick up at Ely, Sheridan Street'));
  });

  it('puts a line back that could not be moved, and says why beside it', async () => {
    const cart = await openCart(withItems([coat, pants]), { 'PATCH 2': () => respondWithFault(400, 'ProductItemNotAvailableException') });
    cart.press('Pick it up: Pants');
    await waitFor(() =>
      expect(cart.container.querySelector('[role="alert"]')?.textContent).toContain('There aren’t enough in stock for that.'),
    );
    expect(cart.groups()).toEqual([['Ship to you', 'Coat', 'Pants']]);
    expect(cart.container.querySelector('[role="alert"]')?.closest('li')?.textContent).toContain('Pants');
  });

  it('moves all lines of a method together, and what the store does not have by transfer', async () => {
    const bodies: unknown[] = [];
    const inStore = withDeliveryMethod(pants, 'in-store-pickup');
    const toStore = buildPickupShipment({ shipmentId: 'ship-to-store' });
    const cart = await openCart(withItems([coat, pants]), {
      'POST move': ({ body }: ReceivedRequest) => {
        bodies.push(body);
        if (bodies.length === 1) return respondWith(withItems([coat, inStore]));
        return respondWith(withItems([withDeliveryMethod(coat, 'ship-to-store'), inStore], { shipments: [pickup, toStore] }));
      },
    });
    findByText(cart.container, 'button', 'Pick up all at Ely, Sheridan Street').click();
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Pick up at Ely, Sheridan Street', 'Pants'],
        ['Ship to store: Ely, Sheridan Street', 'Coat'],
      ]),
    );
    expect(document.activeElement?.id).toBe('cart-title');
    expect(cart.statuses()).toContain('Your items: pick them up at Ely, Sheridan Street');
    expect(bodies).toEqual([
      { from: 'ship-to-home', to: 'in-store-pickup', storeId: '001' },
      { from: 'ship-to-home', to: 'ship-to-store', storeId: '001' },
    ]);
  });

  it('says that only some lines were moved if the second call fails, and shows those that were', async () => {
    const moved = withItems([coat, withDeliveryMethod(pants, 'in-store-pickup')]);
    const cart = await openCart(withItems([coat, pants]), {
      'POST move': [
        () => {
          cart.server.basket = moved;
          return respondWith(moved);
        },
        () => respondWithFault(500, 'InternalServerException'),
      ],
    });
    findByText(cart.container, 'button', 'Pick up all at Ely, Sheridan Street').click();
    await waitFor(() =>
      expect(cart.container.querySelector('[role="alert"]')?.textContent).toContain('We moved some of the items, but not all of them.'),
    );
    await waitFor(() =>
      expect(cart.groups()).toEqual([
        ['Ship to you', 'Coat'],
        ['Pick up at Ely, Sheridan Street', 'Pants'],
      ]),
    );
    expect(cart.container.textContent).not.toContain('nothing was changed');
  });

  it('keeps what the first call of a move changed beside the notices of the second', async () => {
    const notice = (itemId: string, type: string, to: string) => ({ type, message: '', path: '$', details: { itemId, to } });
    const collected = buildPickupItem('3', { productName: 'Cap' }, 'ship-to-store');
    const first = [
      notice('3', 'DeliveryMethodChanged', 'ship-to-store'),
      notice('1', 'DeliveryMethodNotAvailable', 'in-store-pickup'),
      notice('2', 'DeliveryMethodNotAvailable', 'in-store-pickup'),
    ];
    const second = [notice('1', 'DeliveryMethodNotAvailable', 'ship-to-store')];
    const cart = await openCart(withItems([coat, pants]), {
      'POST move': [
        () => respondWith(withItems([coat, pants, collected], { _flash: first })),
        () => respondWith(withItems([coat, withDeliveryMethod(pants, 'ship-to-store'), collected], { _flash: second })),
      ],
    });
    findByText(cart.container, 'button', 'Pick up all at Ely, Sheridan Street').click();
    await waitFor(() => expect(cart.container.textContent).toContain('Cap: we ship it to the store now.'));
    expect(cart.container.textContent).toContain('Coat can’t be picked up there.');
    expect(cart.container.textContent).not.toContain('Pants can’t be picked up there.');
  });

  it('FULFIL-005 ships the items of all pickups in one change, and shows why the first call failed', async () => {
    const flash = { type: 'StoreNotEligible', message: '', path: '$.c_pickupStoreID', details: { storeId: '001', alternatives: [] } };
    const items = [buildPickupItem('1', { productName: 'Coat' }), buildPickupItem('2', { productName: 'Pants' }, 'ship-to-store')];
    const cart = await openCart(withItems(items, { _flash: [flash] }), {
      'POST move': [
        () => respondWithFault(429, 'TooManyRequestsException'),
        () => respondWith(withItems([coat, items[1]!], { _flash: [flash] })),
        () => respondWith(withItems([coat, pants])),
      ],
    });
    await waitFor(() => expect(findByText(cart.container, 'button', 'Ship it all to me instead')).toBeDefined());
    findByText(cart.container, 'button', 'Ship it all to me instead').click();
    await waitFor(() => expect(cart.container.textContent).toContain('Too many tries.'));
    expect(cart.requests).toHaveLength(1);
    findByText(cart.container, 'button', 'Ship it all to me instead').click();
    await waitFor(() => expect(cart.groups()).toEqual([['Ship to you', 'Coat', 'Pants']]));
    await waitFor(() => expect(cart.statuses()).toContain('Your items: we ship them'));
    expect(document.activeElement?.id).toBe('cart-title');
    expect(cart.requests.slice(1).map(({ body }) => body)).toEqual([
      { from: 'in-store-pickup', to: 'ship-to-home' },
      { from: 'ship-to-store', to: 'ship-to-home' },
    ]);
  });

  it('names the lines that a change of the store delivers in another way', async () => {
    const flash = {
      type: 'DeliveryMethodChanged',
      message: '',
      path: '$',
      details: { itemId: '2', from: 'in-store-pickup', to: 'ship-to-home' },
    };
    const cart = await openCart(withItems([coat, buildPickupItem('2', { productName: 'Pants' })]), {
      'PATCH 2': () => respondWith(withItems([coat, pants], { _flash: [flash] })),
      'DELETE 2': () => new Promise<Response>(() => {}),
    });
    cart.press('Ship it instead: Pants');
    await waitFor(() => expect(cart.container.textContent).toContain('Pants: we ship it to you now.'));
    cart.press('Remove Pants');
    await waitFor(() => expect(cart.container.textContent).not.toContain('we ship it to you now.'));
  });

  it('FULFIL-005 offers other stores and shipping if the store has lost its pickup, and cannot be checked out until then', async () => {
    const alternatives = [{ storeId: '002', name: 'Tower', city: 'Tower', stateCode: 'MN' }];
    const flash = { type: 'StoreNotEligible', message: '', path: '$.c_pickupStoreID', details: { storeId: '001', alternatives } };
    const items = [buildPickupItem('1', { productName: 'Coat' })];
    const choose = vi.fn();
    const cart = await openCart(
      withItems(items, { _flash: [flash] }),
      { 'PATCH 0191-basket': () => respondWith(withItems(items)) },
      { choose },
    );
    await waitFor(() =>
      expect(cart.container.querySelector('[role="alert"]')?.textContent).toContain(
        'Ely, Sheridan Street can’t prepare pickups right now.',
      ),
    );
    expect(findByText(cart.container, 'button', 'Check out').getAttribute('aria-disabled')).toBe('true');
    findByText(cart.container, 'button', 'Choose another store').click();
    expect(choose).toHaveBeenCalledOnce();
    expect(findByText(cart.container, 'button', 'Ship it all to me instead')).toBeDefined();
    findByText(cart.container, 'button', 'Pick up at Tower').click();
    await waitFor(() => expect(cart.container.querySelector('[role="alert"]')).toBeNull());
    expect(document.activeElement?.id).toBe('cart-title');
    expect(cart.statuses()).toContain('Your items: pick them up at Ely, Sheridan Street');
    expect(cart.requests[0]?.body).toEqual({ c_pickupStoreID: '002' });
  });

  it('has neither a ZIP code nor a gift to enter if everything is collected', async () => {
    const cart = await openCart(withItems([buildPickupItem('1', { productName: 'Coat' })], { shippingTotal: 0 }));
    expect(cart.container.textContent).not.toMatch(/ZIP code|This is a gift/);
    expect(cart.container.querySelector('aside')?.textContent).toContain('PickupFree');
  });
});

describe('the availability check', () => {
  const shortage = (available: number) => ({
    type: 'ProductItemNotAvailable',
    message: '',
    path: '$',
    details: { itemId: '2', productId: 'sku2', requested: 3, available },
  });
  const three = { ...pants, quantity: 3 };

  it('FULFIL-007 FULFIL-008 reduces quantities only when asked to, says what it changed, and undoes it', async () => {
    const bodies: unknown[] = [];
    const changes = [{ itemId: '2', productId: 'sku2', requested: 3, quantity: 1 }];
    const cart = await openCart(withItems([coat, three], { _flash: [shortage(1)] }), {
      'POST availability_check': ({ body }: ReceivedRequest) => {
        bodies.push(body);
        return bodies.length === 1
          ? respondWith({ basket: withItems([coat, pants]), outOfStock: true, changes })
          : respondWith({ basket: withItems([coat, three], { _flash: [shortage(1)] }), outOfStock: true, changes: [] });
      },
    });
    await waitFor(() => expect(cart.container.textContent).toContain('Change all to what’s available'));
    findByText(cart.container, 'button', 'Change all to what’s available').click();
    await waitFor(() => expect(cart.container.textContent).toContain('Pants: 1 instead of 3'));
    expect(cart.container.textContent).not.toContain('Change all to what’s available');
    findByText(cart.container, 'button', 'Undo').click();
    await waitFor(() => expect(cart.container.textContent).toContain('Change all to what’s available'));
    expect(cart.container.textContent).not.toContain('instead of');
    expect(bodies).toEqual([undefined, { restore: [{ itemId: '2', productId: 'sku2', requested: 3 }] }]);
  });
});
