// @vitest-environment happy-dom
import type { Store } from '@outfitter/contract/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StockedItem } from '../../basket/index.ts';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { buildCartAtp } from '../../basket/testing/cart-atp-builder.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { loseConnection, openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { buildStore } from '../testing/build-store.ts';
import { usePickupStores } from './use-pickup-stores.ts';
import { useStoreDialog } from './use-store-dialog.tsx';
import type { ViewedItem } from './viewed-item.ts';

const { address } = buildStore();
const ely = buildStore({ address: { ...address, distance: 0.5 } });
const tower = buildStore({ ID: '002', name: 'Tower', bopisEnabled: false, address: { ...address, city: 'Tower', distance: 20 } });
const place = (stateCode: string) => ({
  label: `Ely, ${stateCode}`,
  city: 'Ely',
  stateCode,
  countryCode: 'US',
  latitude: 47.9,
  longitude: -91.9,
});
const places =
  (...stateCodes: string[]) =>
  () =>
    respondWith({ ...place('MN'), count: stateCodes.length, data: stateCodes.map(place) });
const chosen = { ID: '001', name: ely.name, city: 'Ely', tzTimeZone: ely.tzTimeZone, bopisEnabled: true };

function haveDate(date: string): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(date);
  onTestFinished(() => void vi.useRealTimers());
}

/** Responds to the calls for stores, whose paths end in a slash: they differ by their query. */
function respondWithStores({ data = [ely, tower] }: { data?: Store[] } = {}) {
  return ({ query }: { query: Readonly<Record<string, string>> }) => {
    if (query.id) return respondWith(ely);
    const found = data.slice(0, Number(query.limit));
    return respondWith({ count: found.length, total: data.length, unit: 'mi', data: found });
  };
}

function Screen({ item, onChoose }: { item?: ViewedItem; onChoose?(store: Store): void }) {
  const { open, dialog } = useStoreDialog({ item, ...(onChoose ? { onChoose } : {}) });
  return (
    <>
      <button type="button" onClick={open}>
        Change store
      </button>
      {dialog}
    </>
  );
}

function PickupScreen({ items = [] }: { items?: readonly StockedItem[] }) {
  const { pickupStores, dialog } = usePickupStores();
  return (
    <>
      <button type="button" onClick={() => pickupStores.choose(items)}>
        Change store
      </button>
      {dialog}
    </>
  );
}

async function openDialog(screen = <Screen />) {
  const { container } = mountScreens({ '': screen }, '/');
  await waitFor(() => findByText(container, 'button', 'Change store').click());
  await waitFor(() => expect(container.querySelector('dialog input[name="address"]')).not.toBeNull());
  const search = (text: string) => {
    typeInto(container.querySelector<HTMLInputElement>('dialog input[name="address"]')!, text);
    findByText(container, 'dialog button', 'Search').click();
  };
  const stores = () => [...container.querySelectorAll('dialog ol > li')].map((store) => store.textContent);
  return { container, search, stores };
}

describe('the dialog in which the shopper chooses a store', () => {
  it('STORE-002 searches for the place that is typed, offers those of the same name, and chooses a store', async () => {
    const onChoose = vi.fn();
    const { requests } = openTab(null, {
      'GET GetLatLongResponse-Start': [places('MN', 'NV'), places('MN')],
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
    await waitFor(() => expect(onChoose).toHaveBeenCalledWith(tower));
    await waitFor(() => expect(container.querySelector('dialog')).toBeNull());
    expect(localStorage.getItem('outfitter.store')).toContain('Tower');
  });

  it('begins with the surroundings of the chosen store, and shows the stock of the product in each store with pickup', async () => {
    haveDate('2026-11-20T18:00:00Z');
    const stock = buildCartAtp({
      '001': { isLimited: true, date: '2026-11-20', readyBy: '2026-11-20T22:00:00.000Z', items: { '4117-10-M': [1, 0] } },
    });
    openTab(null, { 'POST ': respondWithStores(), 'POST MAO-CartAtp': () => respondWith(stock) });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosen }));
    const { stores } = await openDialog(<Screen item={{ productId: '4117-10-M', quantity: 1 }} />);
    await waitFor(() => expect(stores()[0]).toMatch(/Limited quantity · Ready today by 4:00 PM.*Your store/));
    expect(stores()[1]).toMatch(/Tower.*No pickup of online orders.*Choose this store/);
  });

  it('FULFIL-017 FULFIL-015 asks once for the chosen quantity, and names the day on which each store is ready, or that none has it', async () => {
    haveDate('2026-11-26T23:30:00Z');
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
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosen }));
    const { stores } = await openDialog(<Screen item={{ productId: 'coat', quantity: 3 }} />);
    await waitFor(() => expect(stores()[0]).toContain('In stock · Ready Sat, Nov 28 by 11:00 AM'));
    expect(stores()[1]).toContain('Ships to this store · Ready Fri, Dec 4');
    expect(stores()[2]).toContain('Ships to this store · Time unavailable');
    expect(stores()[3]).toContain('Not in stock here');
    expect(stores()[4]).toContain('Only 2 in stock · Ready Sat, Nov 28');
    const asked = requests.filter(({ call }) => call === 'POST MAO-CartAtp');
    expect(asked).toHaveLength(1);
    const { RequestDetails } = asked[0]!.body as { RequestDetails: { Quantity: number }[] };
    expect(RequestDetails.map(({ Quantity }) => Quantity)).toEqual([3, 3, 3, 3, 3]);
  });

  it('STORE-004 shows the next stores by distance on request, with one call for the stock of each five', async () => {
    const data = Array.from({ length: 12 }, (_, index) => buildStore({ ID: `${100 + index}`, name: `Store ${index}`, bopisEnabled: true }));
    let isOnline = true;
    const findMore = respondWithStores({ data });
    const { requests } = openTab(null, {
      'POST ': (request) => (isOnline ? findMore(request) : loseConnection()),
      'POST MAO-CartAtp': () => respondWith(buildCartAtp({})),
    });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosen }));
    const { container, stores } = await openDialog(<Screen item={{ productId: 'coat', quantity: 1 }} />);
    const more = () => findByText(container, 'dialog button', 'Show more stores');
    const askedStores = () =>
      requests
        .filter(({ call }) => call === 'POST MAO-CartAtp')
        .map(({ body }) => (body as { RequestDetails: { StoreId: string }[] }).RequestDetails.map(({ StoreId }) => StoreId));
    await waitFor(() => expect(stores()).toHaveLength(5));
    isOnline = false;
    more().click();
    await waitFor(() => expect(container.querySelector('dialog [role="alert"]')?.textContent).toContain('We couldn’t look up stores'));
    expect(stores(), 'what was found stays').toHaveLength(5);
    isOnline = true;
    more().click();
    await waitFor(() => expect(stores()).toHaveLength(10));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Store 5'));
    more().click();
    await waitFor(() => expect(stores()).toHaveLength(12));
    expect(container.querySelector('dialog')?.textContent).not.toContain('Show more stores');
    await waitFor(() =>
      expect(askedStores()).toEqual([
        ['100', '101', '102', '103', '104'],
        ['105', '106', '107', '108', '109'],
        ['110', '111'],
      ]),
    );
  });

  it('FULFIL-006 shows by one call how many of the items of the cart each store has, and when they are ready', async () => {
    haveDate('2026-11-20T18:00:00Z');
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
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosen }));
    const items = [
      { itemId: '1', productId: 'sku1', quantity: 2 },
      { itemId: '2', productId: 'sku2', quantity: 1 },
    ];
    const { stores } = await openDialog(<PickupScreen items={items} />);
    await waitFor(() => expect(stores()[0]).toContain('All 3 items in stock · Ready today by 4:00 PM'));
    expect(stores()[1]).toContain('2 of 3 items in stock · Ready today by 4:00 PM1 item ships to this store · Ready Tue, Dec 1');
    expect(stores()[2]).toContain('None in stock here');
    expect(stores()[3]).toContain('No pickup of online orders');
    const asked = requests.filter(({ call }) => call === 'POST MAO-CartAtp');
    expect(asked).toHaveLength(1);
    const { RequestDetails } = asked[0]!.body as { RequestDetails: { StoreId: string }[] };
    expect(RequestDetails.map(({ StoreId }) => StoreId)).toEqual(['001', '001', '002', '002', '003', '003']);
  });

  it('announces what a search finds in a region that was there before it', async () => {
    openTab(null, { 'GET GetLatLongResponse-Start': [places('MN', 'NV'), places('MN')], 'POST ': respondWithStores() });
    const { container, search } = await openDialog();
    const regions = [...container.querySelectorAll('dialog [role="status"]')];
    const announced = () => regions.map((region) => region.isConnected && region.textContent).join();
    search('Ely');
    await waitFor(() => expect(announced()).toContain('more than one place'));
    search('Ely, MN');
    await waitFor(() => expect(announced()).toContain('2 stores near Ely, Minnesota'));
  });

  it('FULFIL-005 offers only stores with pickup to a shopper who wants to pick items up', async () => {
    const { requests } = openTab(null, { 'POST ': respondWithStores() });
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosen }));
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
    localStorage.setItem('outfitter.store', JSON.stringify({ store: chosen }));
    const onChoose = vi.fn();
    const { container, stores } = await openDialog(<Screen onChoose={onChoose} />);
    await waitFor(() => expect(stores()).toHaveLength(2));
    findByText(container, 'dialog button', 'Choose this store Duluth').click();
    await waitFor(() => expect(container.querySelector('dialog [role="alert"]')?.textContent).toContain('can’t prepare pickups right now'));
    expect(container.querySelector('dialog [role="alert"] a')).toBeNull();
    expect(stores()).toHaveLength(2);
    expect(onChoose).not.toHaveBeenCalled();
    expect(JSON.parse(localStorage.getItem('outfitter.store') ?? '')).toEqual({ store: chosen });
  });

  it('ERROR-050 says that a place is unknown, and keeps what was typed', async () => {
    openTab(null, { 'GET GetLatLongResponse-Start': () => respondWithFault(404, 'StoreNotFoundException') });
    const { container, search } = await openDialog();
    search('xqzz');
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('Store not found'));
    expect(container.querySelector<HTMLInputElement>('input[name="address"]')?.value).toBe('xqzz');
  });

  it('STORE-005 is idle before a search, then busy, then in error with a new try, then done', async () => {
    let response = Promise.withResolvers<Response>();
    // The client repeats a call that fails: every repetition has the same response.
    const { requests } = openTab(null, { 'GET GetLatLongResponse-Start': () => response.promise, 'POST ': respondWithStores() });
    const { container, search, stores } = await openDialog();
    const spinner = () => container.querySelector('dialog span[aria-hidden="true"]:empty');
    const alert = () => container.querySelector('dialog [role="alert"]');
    expect([spinner(), alert(), stores()], 'idle').toEqual([null, null, []]);
    search('Ely, MN');
    await waitFor(() => expect(spinner(), 'pending').not.toBeNull());
    expect([alert(), stores()]).toEqual([null, []]);
    await waitFor(() => expect(requests).toHaveLength(1));
    response.reject(new TypeError('Failed to fetch'));
    await waitFor(() => expect(alert()?.textContent, 'error').toContain('We couldn’t look up stores'));
    expect([spinner(), stores()]).toEqual([null, []]);
    response = Promise.withResolvers<Response>();
    response.resolve(places('MN')());
    findByText(container, 'dialog button', 'Try again').click();
    await waitFor(() => expect(stores(), 'done').toHaveLength(2));
    expect([spinner(), alert()]).toEqual([null, null]);
  });

  it('searches again for the same place, and keeps what it has found if that fails', async () => {
    let isOnline = false;
    const { requests } = openTab(null, {
      'GET GetLatLongResponse-Start': () => (isOnline ? places('MN')() : loseConnection()),
      'POST ': respondWithStores(),
    });
    const { container, search, stores } = await openDialog();
    search('Ely, MN');
    await waitFor(() => expect(container.querySelector('[role="alert"]')).not.toBeNull());
    isOnline = true;
    search('Ely, MN');
    await waitFor(() => expect(stores()).toHaveLength(2));
    isOnline = false;
    const { length } = requests;
    search('Ely, MN');
    await waitFor(() => expect(requests.length).toBeGreaterThan(length));
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(stores()).toHaveLength(2);
    expect(container.querySelector('[role="alert"]')).toBeNull();
  });
});
