// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { buildCartAtp } from '../../basket/testing/cart-atp-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, waitFor } from '../../platform/testing/mount.tsx';
import { setBrowserDate } from '../../platform/testing/set-browser-date.ts';
import {
  address,
  chosenStore,
  ely,
  openDialog,
  PickupScreen,
  respondWithPlaces,
  respondWithStores,
  Screen,
  storeWithoutPickup,
} from '../testing/open-store-dialog.tsx';
import { buildStore } from '../testing/store-builder.ts';

describe('the dialog in which the shopper chooses a store', () => {
  it('STORE-002 searches for the place that is typed, offers those of the same name, and chooses a store', async () => {
    const onChoose = vi.fn();
    const { requests } = openTab(null, {
      'GET GetLatLongResponse-Start': [respondWithPlaces('MN', 'NV'), respondWithPlaces('MN')],
      'POST ': respondWithStores(),
    });
    const { container, search, stores } = await openDialog(<Screen onChoose={onChoose} />);
    expect(requests, 'nothing is asked before there is a place').toEqual([]);
    search('Ely');
    await waitFor(() => expect(container.textContent).toContain('more than one place'));
    findByText(container, 'dialog button', 'Ely, Minnesota').click();
    await waitFor(() => expect(stores()).toHaveLength(2));
    expect(requests.at(-1)?.query).toMatchObject({ limit: '5', unit: 'mi' });
    expect(stores()[0]).toMatch(/Ely, Sheridan Street.*in Ely.*Pickup of online orders/);
    expect(stores()[1]).toMatch(/Tower.*20 miles.*No pickup/);
    findByText(container, 'dialog button', 'store Tower').click();
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(storeWithoutPickup));
    await waitFor(() => expect(container.querySelector('dialog')).toBeNull());
    expect(localStorage.getItem('outfitter.store')).toContain('Tower');
  });

  it('begins with the surroundings of the chosen store, and shows the stock of the product in each store with pickup', async () => {
    setBrowserDate('2026-11-20T18:00:00Z');
    const stock = buildCartAtp({
      '001': { isLimited: true, date: '2026-11-20', readyBy: '2026-11-20T22:00:00.000Z', items: { '4117-10-M': [1, 0] } },
    });
    openTab(null, { 'POST ': respondWithStores(), 'POST MAO-CartAtp': () => respondWith(stock) });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const { stores } = await openDialog(<Screen item={{ productId: '4117-10-M', quantity: 1 }} />);
    await waitFor(() => expect(stores()[0]).toMatch(/Limited quantity · Ready today by 4:00\u00a0PM.*Your store/));
    expect(stores()[1]).toMatch(/Tower.*No pickup of online orders.*Choose this store/);
  });

  it('FULFIL-017 FULFIL-015 asks once for the chosen quantity, and names the day on which each store is ready, or that none has it', async () => {
    setBrowserDate('2026-11-26T23:30:00Z');
    const data = ['001', '002', '003', '004', '005'].map((ID) => buildStore({ ID, name: `Store ${ID}`, bopisEnabled: true }));
    const stock = buildCartAtp({
      // The store is closed on the day after the order.
      '001': { date: '2026-11-28', readyBy: '2026-11-28T17:00:00.000Z', items: { coat: [3, 3] } },
      '002': { transferDate: '2026-12-04', items: { coat: [2, 3] } },
      '003': { items: { coat: [0, 3] } },
      '004': { items: { coat: [0, 0] } },
      '005': { date: '2026-11-28', readyBy: '2026-11-28T17:00:00.000Z', items: { coat: [2, 0] } },
    });
    const { requests } = openTab(null, { 'POST ': respondWithStores({ data }), 'POST MAO-CartAtp': () => respondWith(stock) });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const { stores } = await openDialog(<Screen item={{ productId: 'coat', quantity: 3 }} />);
    await waitFor(() => expect(stores()[0]).toContain('In stock · Ready Sat,\u00a0Nov\u00a028 by 11:00\u00a0AM'));
    expect(stores()[1]).toContain('Ships to this store · Ready Fri,\u00a0Dec\u00a04');
    expect(stores()[2]).toContain('Ships to this store · Time Unavailable');
    expect(stores()[3]).toContain('Not in stock here');
    expect(stores()[4]).toContain('Only 2 in stock · Ready Sat,\u00a0Nov\u00a028');
    const asked = requests.filter(({ call }) => call === 'POST MAO-CartAtp');
    expect(asked).toHaveLength(1);
    const { RequestDetails } = asked[0]!.body as { RequestDetails: { Quantity: number }[] };
    expect(RequestDetails.map(({ Quantity }) => Quantity)).toEqual([3, 3, 3, 3, 3]);
  });

  it('FULFIL-015 lists the stores first that have the viewed item in the quantity, the nearest first, and asks all of them once', async () => {
    setBrowserDate('2026-11-20T18:00:00Z');
    const without = { bopisEnabled: false, c_pickupStatus: 'none' } as const;
    const data = Array.from({ length: 8 }, (_, index) => buildStore({ ID: `00${index + 1}`, name: `Store ${index + 1}` }));
    data[6] = buildStore({ ...data[6], ...without });
    data[7] = buildStore({ ...data[7], ...without, closedOverride: true, c_door: { is: 'closed', isPermanent: false } });
    const time = { date: '2026-11-20', readyBy: '2026-11-20T22:00:00.000Z' };
    const stock = buildCartAtp({
      '001': { ...time, items: { coat: [1, 2] } },
      '003': { ...time, items: { coat: [2, 2] } },
      '006': { ...time, isLimited: true, items: { coat: [2, 2] } },
    });
    const InStore = { Quantity: 2, Status: 'AVAILABLE' as const, InventoryMessage: 'in stock' };
    stock.ResponseDetails.push({ DetailId: 'coat', ItemId: 'coat', Quantity: 0, StoreId: '007', InStore });
    const { requests } = openTab(null, { 'POST ': respondWithStores({ data }), 'POST MAO-CartAtp': () => respondWith(stock) });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const { container, stores } = await openDialog(<Screen item={{ productId: 'coat', quantity: 2 }} />);
    const names = () => stores().map((text) => /Store \d/.exec(text)?.[0].at(-1));
    await waitFor(() => expect(names()).toEqual(['3', '6', '7', '1', '2']));
    expect(stores()[2]).toContain('In stock · No pickup of online orders');
    expect(container.querySelector('dialog')?.textContent).toContain('In stock at 3 of the 8 stores closest to Ely, MN 55731');
    findByText(container, 'dialog button', 'Show more stores').click();
    await waitFor(() => expect(names()).toEqual(['3', '6', '7', '1', '2', '4', '5', '8']));
    expect(stores()[7]).toContain('No pickup of online orders');
    expect(stores()[7]).not.toContain('Not in stock');
    const asked = requests.filter(({ call }) => call === 'POST MAO-CartAtp');
    expect(asked).toHaveLength(1);
    expect((asked[0]!.body as { RequestDetails: object[] }).RequestDetails).toHaveLength(7);
    expect(requests.filter(({ query }) => query.limit)).toHaveLength(1);
  });

  it('lists the stores by distance if their stock cannot be read', async () => {
    openTab(null, { 'POST ': respondWithStores(), 'POST MAO-CartAtp': () => respondWithFault(400, 'ConstraintViolationException') });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const { container, stores } = await openDialog(<Screen item={{ productId: 'coat', quantity: 1 }} />);
    await waitFor(() => expect(stores()[0]).toContain('We can’t see this store’s stock right now.'));
    expect(container.querySelector('dialog ol')?.getAttribute('aria-label')).toBe('Stores by distance');
  });

  it('FULFIL-006 shows by one call how many of the items of the cart each store has, and when they are ready', async () => {
    setBrowserDate('2026-11-20T18:00:00Z');
    const data = ['001', '002', '003', '004'].map((ID) => buildStore({ ID, name: `Store ${ID}`, bopisEnabled: ID !== '004' }));
    const today = { date: '2026-11-20', readyBy: '2026-11-20T22:00:00.000Z', transferDate: '2026-12-01' };
    const stock = buildCartAtp({
      '001': { ...today, items: { 1: [2, 2], 2: [1, 1] } },
      '002': { ...today, items: { 1: [2, 2], 2: [0, 1] } },
      '003': { ...today, items: { 1: [0, 0], 2: [0, 0] } },
    });
    const { requests } = openTab(null, {
      'POST ': ({ query }) => (query.id ? respondWith(ely) : respondWith({ count: 4, total: 4, unit: 'mi', data })),
      'POST MAO-CartAtp': () => respondWith(stock),
    });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const items = [
      { itemId: '1', productId: 'sku1', quantity: 2 },
      { itemId: '2', productId: 'sku2', quantity: 1 },
    ];
    const { stores } = await openDialog(<PickupScreen items={items} />);
    await waitFor(() => expect(stores()[0]).toContain('All 3 items in stock · Ready today by 4:00\u00a0PM'));
    expect(stores()[1]).toContain(
      '2 of 3 items in stock · Ready today by 4:00\u00a0PM1 item ships to this store · Ready Tue,\u00a0Dec\u00a01',
    );
    expect(stores()[2]).toContain('None in stock here');
    expect(stores()[3]).toContain('No pickup of online orders');
    const asked = requests.filter(({ call }) => call === 'POST MAO-CartAtp');
    expect(asked).toHaveLength(1);
    const { RequestDetails } = asked[0]!.body as { RequestDetails: { StoreId: string }[] };
    expect(RequestDetails.map(({ StoreId }) => StoreId)).toEqual(['001', '001', '002', '002', '003', '003']);
  });

  it('FULFIL-006 lists the stores first that have all items of the cart, the nearest first', async () => {
    setBrowserDate('2026-11-20T18:00:00Z');
    const data = ['001', '002', '003', '004', '005', '006'].map((ID) => buildStore({ ID, name: `Store ${ID}` }));
    const today = { date: '2026-11-20', readyBy: '2026-11-20T22:00:00.000Z', transferDate: '2026-12-01' };
    const stock = buildCartAtp({
      '001': { ...today, items: { 1: [0, 2], 2: [0, 1] } },
      '002': { ...today, items: { 1: [2, 2], 2: [0, 1] } },
      '003': { ...today, items: { 1: [2, 2], 2: [1, 1] } },
      '006': { ...today, items: { 1: [2, 2], 2: [1, 1] } },
    });
    const { requests } = openTab(null, { 'POST ': respondWithStores({ data }), 'POST MAO-CartAtp': () => respondWith(stock) });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const items = [
      { itemId: '1', productId: 'sku1', quantity: 2 },
      { itemId: '2', productId: 'sku2', quantity: 1 },
    ];
    const { container, stores } = await openDialog(<PickupScreen items={items} />);
    const names = () => stores().map((text) => /Store \d{3}/.exec(text)?.[0].at(-1));
    await waitFor(() => expect(names()).toEqual(['3', '6', '1', '2', '4']));
    expect(stores()[0]).toContain('All 3 items in stock · Ready today by 4:00\u00a0PM');
    expect(container.querySelector('dialog')?.textContent).toContain(
      'All items in stock at 2 of the 6 stores with pickup closest to Ely, MN 55731',
    );
    expect(container.querySelector('dialog ol')?.getAttribute('aria-label')).toBe('Stores with all items, then others');
    expect(requests.filter(({ call }) => call === 'POST MAO-CartAtp')).toHaveLength(1);
  });

  it.each([
    [{}, ''],
    [{ bopisEnabled: false }, 'Ely, Sheridan Street has no pickup of online orders.'],
    [{ opensOn: null }, 'Ely, Sheridan Street has no pickup until it opens again.'],
  ])('FULFIL-005 says that stores without pickup are left out, and that the chosen one is among them: %o', async (changes, stated) => {
    openTab(null, { 'POST ': respondWithStores() });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: { ...chosenStore, ...changes } }));
    const { container, search } = await openDialog(<PickupScreen />);
    const status = () => [...container.querySelectorAll('dialog [role="status"]')].map(({ textContent }) => textContent).join('');
    await waitFor(() => expect(status()).toBe(`${stated}The 2 stores with pickup closest to Ely, MN 55731`));
    openTab(null, { 'GET GetLatLongResponse-Start': respondWithPlaces('MN'), 'POST ': respondWithStores() });
    search('Ely, MN');
    await waitFor(() => expect(status()).toBe('The 2 stores with pickup closest to Ely, Minnesota'));
  });

  it('FULFIL-005 offers only stores with pickup to a shopper who wants to pick items up', async () => {
    const { requests } = openTab(null, { 'POST ': respondWithStores() });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const forPickup = await openDialog(<PickupScreen />);
    await waitFor(() => expect(forPickup.stores()).not.toEqual([]));
    expect(requests.at(-1)?.query.pickup).toBe('true');
    const forAnyUse = await openDialog();
    await waitFor(() => expect(forAnyUse.stores()).toHaveLength(2));
    expect(requests.at(-1)?.query).not.toHaveProperty('pickup');
  });

  it('FULFIL-005 says that a store has lost its pickup since the search, keeps the choice, and goes on offering the others', async () => {
    const basket = { ...buildBasket(), c_pickupStoreID: '001' };
    const duluth = buildStore({ ID: '003', name: 'Duluth', address: { ...address, city: 'Duluth', distance: 90 } });
    openTab(basket, {
      'POST ': respondWithStores({ data: [ely, duluth] }),
      [`PATCH ${basket.basketId}`]: () => respondWithFault(409, 'StoreNotEligibleException'),
    });
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosenStore }));
    const onChoose = vi.fn();
    const { container, stores } = await openDialog(<Screen onChoose={onChoose} />);
    await waitFor(() => expect(stores()).toHaveLength(2));
    findByText(container, 'dialog button', 'Choose this store Duluth').click();
    await waitFor(() => expect(container.querySelector('dialog [role="alert"]')?.textContent).toContain('can’t prepare pickups right now'));
    expect(container.querySelector('dialog [role="alert"] a')).toBeNull();
    expect(stores()).toHaveLength(2);
    expect(onChoose).not.toHaveBeenCalled();
    expect(JSON.parse(localStorage.getItem('outfitter.store') ?? '')).toEqual({ store: chosenStore });
  });
});
