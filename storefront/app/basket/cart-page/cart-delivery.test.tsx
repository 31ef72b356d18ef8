// @vitest-environment happy-dom
import type { Basket } from '@outfitter/contract/client';
import { describe, expect, it, vi } from 'vitest';
import { openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { withDeliveryMethod } from '../delivery/delivery-method.ts';
import type { PickupStores } from '../delivery/pickup-stores.ts';
import { buildCartAtp } from '../testing/cart-atp-builder.ts';
import { coat, ely, home, mountCart, pants, pickup, withItems } from '../testing/mount-cart.tsx';
import { buildPickupItem, buildPickupShipment } from '../testing/pickup-builder.ts';
import { CartPage } from './cart-page.tsx';

type Calls = Parameters<typeof openTab>[1];

const openCart = async (basket: Basket, calls: Calls = {}, stores: Partial<PickupStores> = {}) => ({
  ...openTab(basket, calls),
  ...(await mountCart(stores)),
});

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
    expect(container.textContent).toContain('Ready Fri,\u00a0Dec\u00a04');
    expect(container.textContent).toContain('Ready Tue,\u00a0Dec\u00a08');
    expect(container.textContent).toContain('105 E Sheridan St, Ely');
  });

  it("FULFIL-017 has 'Time Unavailable' for each method without a date, once the shop has been asked for it", async () => {
    const undated = buildPickupShipment();
    const ground = { id: '02', name: 'Ground', description: '', price: 8.95 };
    const items = [coat, buildPickupItem('2', { productName: 'Pants' })];
    const heading = (container: HTMLElement, type: string) =>
      container.querySelector(`section[aria-labelledby="cart-${type}"]`)?.textContent;
    const changes = { shipments: [home, undated], applicableShippingMethods: [ground] };
    const { container } = await openCart(withItems(items, changes));
    await waitFor(() => expect(heading(container, 'in-store-pickup')).toMatch(/^Pick up at Ely, Sheridan Street\s*Time Unavailable/));
    expect(heading(container, 'ship-to-home')).toMatch(/^Ship to you\s*Time Unavailable/);
    const unasked = await openCart(withItems([coat], { applicableShippingMethods: [] }));
    expect(unasked.container.textContent).not.toContain('Time Unavailable');
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
    const sent = () => cart.requests.find(({ call }) => call === 'PATCH 2')?.body;
    await waitFor(() => expect(sent()).toEqual({ c_isPickupItem: true, storeId: '001' }));
    respond(respondWith(withItems([coat, withDeliveryMethod(pants, 'in-store-pickup')])));
    await waitFor(() => expect(cart.container.textContent).toContain('Ready Fri,\u00a0Dec\u00a04'));
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
    await waitFor(() => expect(cart.requests.map(({ call }) => call)).toContain('PATCH 2'));
    const toStore = buildPickupShipment({ shipmentId: 'ship-to-store' });
    respond(respondWith(withItems([coat, withDeliveryMethod(inStore, 'ship-to-store')], { shipments: [home, toStore] })));
    await waitFor(() => expect(cart.groups()[1]?.[0]).toBe('Ship to store: Ely, Sheridan Street'));
    expect(document.activeElement).toBe(other);
  });

  it('asks for a store before the first line is moved', async () => {
    let choose: Parameters<PickupStores['choose']>[1];
    const cart = await openCart(
      withItems([coat, pants]),
      { 'PATCH 2': () => respondWith(withItems([coat, withDeliveryMethod(pants, 'in-store-pickup')])) },
      { store: undefined, choose: (_, onChoose) => (choose = onChoose) },
    );
    cart.press('Pick it up: Pants');
    await waitFor(() => expect(choose).toBeDefined());
    expect(cart.requests).toEqual([]);
    choose?.(ely);
    await waitFor(() => expect(cart.groups()[1]?.[0]).toBe('Pick up at Ely, Sheridan Street'));
  });

  it('FULFIL-005 offers other stores beside a line if the chosen one has closed, and moves the line there', async () => {
    const moved = withItems([coat, withDeliveryMethod(pants, 'in-store-pickup')]);
    const choose = vi.fn<PickupStores['choose']>();
    const cart = await openCart(
      withItems([coat, pants]),
      { 'PATCH 2': [() => respondWithFault(409, 'StoreNotEligibleException'), () => respondWith(moved)] },
      { choose },
    );
    cart.press('Pick it up: Pants');
    await waitFor(() => expect(cart.container.querySelector('[role="alert"]')?.textContent).toContain('can’t prepare pickups'));
    findByText(cart.container, '[role="alert"] button', 'Choose another store').click();
    expect(choose.mock.lastCall?.[0].map(({ itemId }) => itemId)).toEqual(['2']);
    choose.mock.lastCall?.[1]?.({ ID: '002', name: 'Tower' });
    const moves = () => cart.requests.filter(({ call }) => call === 'PATCH 2').map(({ body }) => body);
    await waitFor(() => expect(moves()).toMatchObject([{ storeId: '001' }, { storeId: '002' }]));
    await waitFor(() => expect(cart.container.querySelector('[role="alert"]')).toBeNull());
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

  it('FULFIL-008 says of a store that has fewer units than chosen just that, and offers once to ship the line', async () => {
    const shortage = (available: number) => ({
      type: 'ProductItemNotAvailable',
      message: '',
      path: '$.productItems[0].quantity',
      details: { itemId: '1', requested: 2, available },
    });
    const summaryOf = async (available: number) => {
      const items = [buildPickupItem('1', { productName: 'Coat', quantity: 2 })];
      const { container } = await openCart(withItems(items, { _flash: [shortage(available)] }));
      await waitFor(() => expect(findByText(container, 'button', 'Check out').getAttribute('aria-disabled')).toBe('true'));
      expect(container.querySelectorAll('[aria-label="Ship it instead: Coat"]')).toHaveLength(1);
      return container.textContent;
    };
    const short = await summaryOf(1);
    expect(short).toContain('Only 1 left, fewer than you chose.');
    expect(short).toContain('There are fewer of an item left than you chose. Change its quantity to check out.');
    expect(short).not.toContain('sold out');
    const gone = await summaryOf(0);
    expect(gone).toContain('The store can’t get it ready anymore.');
    expect(gone).toContain('The store can’t get an item ready anymore. Ship or remove it to check out.');
  });

  it('FULFIL-005 offers other stores and shipping if the store has lost its pickup, and cannot be checked out until then', async () => {
    const alternatives = [
      { storeId: '002', name: 'Tower', city: 'Tower', stateCode: 'MN', timeZone: 'America/Chicago' },
      { storeId: '006', name: 'Duluth', city: 'Duluth', stateCode: 'MN', timeZone: 'America/Chicago' },
    ];
    const stock = buildCartAtp({
      '002': { items: { 1: [1, 1] }, date: '2026-12-04', readyBy: '2026-12-04T17:00:00.000Z' },
      '006': { items: { 1: [0, 1] }, transferDate: '2026-12-09' },
    });
    const flash = { type: 'StoreNotEligible', message: '', path: '$.c_pickupStoreID', details: { storeId: '001', alternatives } };
    const items = [buildPickupItem('1', { productName: 'Coat' })];
    const choose = vi.fn();
    const follow = vi.fn();
    const cart = await openCart(
      withItems(items, { _flash: [flash] }),
      { 'PATCH 0191-basket': () => respondWith(withItems(items)), 'POST MAO-CartAtp': () => respondWith(stock) },
      { choose, follow },
    );
    await waitFor(() =>
      expect(cart.container.querySelector('[role="alert"]')?.textContent).toContain(
        'Ely, Sheridan Street can’t prepare pickups right now.',
      ),
    );
    expect(findByText(cart.container, 'button', 'Check out').getAttribute('aria-disabled')).toBe('true');
    const offers = () => [...cart.container.querySelectorAll('[role="alert"] li')].map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(offers()).toEqual([
        'Pick up at TowerIn stock · Ready Fri,\u00a0Dec\u00a04 by 11:00\u00a0AM',
        'Pick up at DuluthShips to this store · Ready Wed,\u00a0Dec\u00a09',
      ]),
    );
    findByText(cart.container, 'button', 'Choose another store').click();
    expect(choose, 'the dialog shows where the items are').toHaveBeenCalledExactlyOnceWith(items);
    expect(findByText(cart.container, 'button', 'Ship it all to me instead')).toBeDefined();
    findByText(cart.container, 'button', 'Pick up at Tower').click();
    await waitFor(() => expect(cart.container.querySelector('[role="alert"]')).toBeNull());
    expect(document.activeElement?.id).toBe('cart-title');
    expect(cart.statuses()).toContain('Your items: pick them up at Ely, Sheridan Street');
    const [asked, changed] = cart.requests;
    expect([asked?.call, changed?.call]).toEqual(['POST MAO-CartAtp', 'PATCH 0191-basket']);
    expect(changed?.body).toEqual({ c_pickupStoreID: '002' });
    expect(follow, 'the store is the shopper’s store').toHaveBeenCalledExactlyOnceWith('002');
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

  it('FULFIL-007 puts a line that it removed back into the pickup', async () => {
    const bodies: unknown[] = [];
    const removed = { itemId: '2', productId: 'sku2', requested: 3, c_shipmentType: 'in-store-pickup' as const };
    const inStore = withDeliveryMethod(three, 'in-store-pickup');
    const cart = await openCart(withItems([coat, inStore], { _flash: [shortage(0)] }), {
      'POST availability_check': ({ body }: ReceivedRequest) => {
        bodies.push(body);
        const basket = withItems(bodies.length === 1 ? [coat] : [coat, inStore]);
        return respondWith({ basket, outOfStock: true, changes: bodies.length === 1 ? [{ ...removed, quantity: 0 }] : [] });
      },
    });
    await waitFor(() => expect(cart.container.textContent).toContain('Change all to what’s available'));
    findByText(cart.container, 'button', 'Change all to what’s available').click();
    await waitFor(() => expect(cart.container.textContent).toContain('Pants removed.'));
    findByText(cart.container, 'button', 'Undo').click();
    await waitFor(() => expect(bodies).toEqual([undefined, { restore: [removed] }]));
  });
});
