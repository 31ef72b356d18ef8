// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getBasketStore } from '../../basket/index.ts';
import { undoStoreChange } from '../../basket/notices/store-change.ts';
import { buildBasket } from '../../basket/testing/basket-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildStore } from '../testing/store-builder.ts';
import { ChooseStoreButton } from './choose-store-button.tsx';
import { pickupStatusOf } from './chosen-store.ts';
import { readChosenStore, readStoreChoice, subscribeToChosenStore } from './store-choice.ts';
import { useAccountStoreChoice } from './use-account-store-choice.ts';
import { useChosenStore } from './use-chosen-store.ts';
import { toChosenStore } from './write-store-choice.ts';

const ely = buildStore();
const tower = buildStore({ ID: '002', name: 'Tower', bopisEnabled: false, address: { ...ely.address, city: 'Tower' } });
const duluth = buildStore({ ID: '003', name: 'Duluth', closedOverride: true, c_door: { is: 'closed', isPermanent: false } });
const dale = { firstName: 'Dale', email: 'dale@example.com' };
const storageKey = 'outfitter.store';
const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;
const store = (choice: object) => localStorage.setItem(storageKey, JSON.stringify(choice));

function Screen() {
  useAccountStoreChoice();
  const { store: chosen, isKnown } = useChosenStore();
  return (
    <>
      <output>{isKnown ? (chosen?.city ?? 'none') : 'unknown'}</output>
      <ChooseStoreButton store={ely} />
      <ChooseStoreButton store={tower} />
      <ChooseStoreButton store={duluth} />
    </>
  );
}

async function openScreen() {
  const { container } = mountScreens({ '': <Screen /> }, '/');
  const city = () => container.querySelector('output')?.textContent;
  await waitFor(() => expect(city()).toBeDefined());
  return { container, city, choose: (name: string) => findByText(container, 'button', `store ${name}`).click() };
}

describe('the chosen store', () => {
  it('SHELL-010 of a guest is stored on the device, and shown in this tab and in another one', async () => {
    const { requests } = openTab(null, {});
    const { container, city, choose } = await openScreen();
    expect(city()).toBe('none');
    choose('Ely');
    await waitFor(() => expect(city()).toBe('Ely'));
    expect(stored()).toEqual({ store: toChosenStore(ely) });
    expect(findByText(container, 'button', 'Your store').getAttribute('aria-disabled')).toBe('true');
    expect(container.textContent).toContain('Ely, Sheridan Street is your store now.');
    expect(requests).toEqual([]);
    store({ store: toChosenStore(tower) });
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    await waitFor(() => expect(city()).toBe('Tower'));
  });

  it('API-006 becomes the pickup store of the basket, if it has pickup', async () => {
    const basket = buildBasket();
    const { requests } = openTab(basket, { [`PATCH ${basket.basketId}`]: () => respondWith({ ...basket, c_pickupStoreID: '001' }) });
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    const { city, choose } = await openScreen();
    choose('Tower');
    await waitFor(() => expect(city()).toBe('Tower'));
    expect(requests).toEqual([]);
    choose('Ely');
    await waitFor(() => expect(city()).toBe('Ely'));
    expect(requests).toMatchObject([{ body: { c_pickupStoreID: '001' } }]);
  });

  it('FULFIL-005 may be temporarily closed: the basket is left alone then', async () => {
    const basket = buildBasket();
    const { requests } = openTab(basket, { [`PATCH ${basket.basketId}`]: () => respondWithFault(409, 'StoreNotEligibleException') });
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    const { container, choose } = await openScreen();
    choose('Duluth');
    await waitFor(() => expect(container.textContent).toContain('Duluth is your store now.'));
    expect(requests).toEqual([]);
    expect(stored()).toMatchObject({ store: { ID: '003', bopisEnabled: true, opensOn: null } });
    expect(readStoreChoice().store).toEqual(toChosenStore(duluth));
  });

  it('API-058 is what it was before if the shopper undoes the change of the basket, in the account, too', async () => {
    const basket = buildBasket();
    const changes = { [`PATCH ${basket.basketId}`]: () => respondWith({ ...basket, c_pickupStoreID: '001' }) };
    const { requests } = openTab(basket, { ...changes, 'PATCH customer1': () => respondWith({}) }, dale);
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    store({ store: toChosenStore(tower), customerId: 'customer1' });
    const { city, choose } = await openScreen();
    await waitFor(() => expect(city()).toBe('Tower'));
    choose('Ely');
    await waitFor(() => expect(stored()).toEqual({ store: toChosenStore(ely), customerId: 'customer1' }));
    const undo = undoStoreChange({ from: { storeId: '002', name: 'Tower' }, restore: [] });
    await getBasketStore().change(undo);
    await waitFor(() => expect(city()).toBe('Tower'));
    await waitFor(() => expect(stored()).toEqual({ store: toChosenStore(tower), customerId: 'customer1' }));
    expect(requests.map(({ body }) => body)).toEqual([
      { c_pickupStoreID: '001' },
      { c_preferredStoreID: '001' },
      { c_pickupStoreID: '002', restore: [] },
      { c_preferredStoreID: '002' },
    ]);
  });

  it('ERROR-014 stays what it was if the basket cannot be changed, and says why', async () => {
    const basket = buildBasket();
    openTab(basket, { [`PATCH ${basket.basketId}`]: () => respondWithFault(409, 'OrderInProgressException') });
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    const { container, city, choose } = await openScreen();
    choose('Ely');
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('An order for this cart'));
    expect([city(), stored()]).toEqual(['none', null]);
  });

  it.each(['StoreNotEligibleException', 'StoreNotSelectedException'])(
    'FULFIL-005 stays what it was if the store has lost its pickup since the page was loaded, and other stores are offered: %s',
    async (fault) => {
      const basket = { ...buildBasket(), c_pickupStoreID: '002' };
      openTab(basket, { [`PATCH ${basket.basketId}`]: () => respondWithFault(409, fault) });
      localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
      store({ store: toChosenStore(tower) });
      const { container, city, choose } = await openScreen();
      choose('Ely');
      await waitFor(() => findByText(container, 'a', 'Find a store with pickup'));
      const alert = container.querySelector('[role="alert"]');
      expect(alert?.textContent).toContain('This store can’t prepare pickups right now, so we changed nothing in your cart.');
      expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/find-stores?pickup=true');
      expect([city(), stored()]).toEqual(['Tower', { store: toChosenStore(tower) }]);
    },
  );

  it('is the last one of two quick choices', async () => {
    const basket = buildBasket();
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { requests } = openTab(basket, { [`PATCH ${basket.basketId}`]: () => promise });
    localStorage.setItem('outfitter.basket', JSON.stringify({ shape: 2, basket }));
    const { choose } = await openScreen();
    const cities: unknown[] = [];
    onTestFinished(subscribeToChosenStore(() => cities.push(readChosenStore()?.city)));
    choose('Ely');
    await waitFor(() => expect(requests).toHaveLength(1));
    choose('Tower');
    resolve(respondWith({ ...basket, c_pickupStoreID: '001' }));
    await waitFor(() => expect(cities).toEqual(['Ely', 'Tower']));
  });

  it('API-058 of two quick choices of a customer, the account has the last one', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { requests } = openTab(null, { 'PATCH customer1': [() => promise, () => respondWith({})] }, dale);
    store({ customerId: 'customer1' });
    const { city, choose } = await openScreen();
    choose('Ely');
    await waitFor(() => expect(requests).toHaveLength(1));
    choose('Tower');
    await waitFor(() => expect(city()).toBe('Tower'));
    expect(requests, 'the second one waits').toHaveLength(1);
    resolve(respondWith({}));
    await waitFor(() => expect(stored()).toEqual({ store: toChosenStore(tower), customerId: 'customer1' }));
    expect(requests.map(({ body }) => body)).toEqual([{ c_preferredStoreID: '001' }, { c_preferredStoreID: '002' }]);
  });

  it('API-058 of a customer is saved in the account, and again after a failure', async () => {
    const { requests } = openTab(
      null,
      { 'PATCH customer1': [() => respondWithFault(500, 'InternalServerError'), () => respondWith({})] },
      dale,
    );
    store({ customerId: 'customer1' });
    const first = await openScreen();
    first.choose('Ely');
    await waitFor(() => expect(first.city()).toBe('Ely'));
    expect(stored()).toEqual({ store: toChosenStore(ely), customerId: 'customer1', isUnsaved: true });
    await openScreen();
    await waitFor(() => expect(stored()).toEqual({ store: toChosenStore(ely), customerId: 'customer1' }));
    expect(requests.at(-1)).toMatchObject({ call: 'PATCH customer1', body: { c_preferredStoreID: '001' } });
  });

  it('after a sign-in is that of the account', async () => {
    openTab(null, { 'GET customer1': () => respondWith({ c_preferredStoreID: '001' }), 'POST ': () => respondWith(ely) }, dale);
    store({ store: toChosenStore(tower) });
    const { city } = await openScreen();
    expect(city(), 'the choice of the guest until then').toBe('Tower');
    await waitFor(() => expect(city()).toBe('Ely'));
    expect(stored()).toEqual({ store: toChosenStore(ely), customerId: 'customer1' });
  });

  it('after a sign-in fills an empty account', async () => {
    const { requests } = openTab(null, { 'GET customer1': () => respondWith({}), 'PATCH customer1': () => respondWith({}) }, dale);
    store({ store: toChosenStore(tower) });
    const { city } = await openScreen();
    await waitFor(() => expect(stored()).toEqual({ store: toChosenStore(tower), customerId: 'customer1' }));
    expect(requests.at(-1)?.body).toEqual({ c_preferredStoreID: '002' });
    expect(city()).toBe('Tower');
  });

  it('of another customer of the device does not become that of an empty account', async () => {
    openTab(null, { 'GET customer1': () => respondWith({}) }, dale);
    store({ store: toChosenStore(ely), customerId: 'customer2' });
    const { city } = await openScreen();
    expect(city()).toBe('none');
    await waitFor(() => expect(stored()).toEqual({ customerId: 'customer1' }));
  });

  it('leaves the device with the customer', async () => {
    openTab(null, {});
    store({ store: toChosenStore(ely), customerId: 'customer1' });
    const { city } = await openScreen();
    expect(city()).toBe('none');
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('of a broken or foreign value is none', () => {
    openTab(null, {});
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        store(value as object);
        expect(readStoreChoice().store).toBeUndefined();
      }),
    );
    const { tzTimeZone, bopisEnabled, ...older } = toChosenStore(ely);
    const broken = [
      { ID: '001', city: 'Ely' },
      { ...older, tzTimeZone },
      { ...older, bopisEnabled },
      { ...older, bopisEnabled, tzTimeZone: 'Lake/Superior' },
      { ...older, tzTimeZone, bopisEnabled: 'true' },
      { ...older, tzTimeZone, bopisEnabled, opensOn: 'someday' },
    ];
    for (const choice of broken) {
      store({ store: choice });
      expect(readStoreChoice().store).toBeUndefined();
    }
    store({ store: { ...older, tzTimeZone, bopisEnabled } });
    expect(readStoreChoice().store).toEqual(toChosenStore(ely));
  });
});

describe('the pickup of the chosen store', () => {
  it('FULFIL-005 begins again on the reopening date by the calendar of the store, not by that of UTC', () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'] });
    const status = (time: string, tzTimeZone: string) => {
      vi.setSystemTime(time);
      return pickupStatusOf({ bopisEnabled: true, opensOn: '2026-12-01', tzTimeZone });
    };
    expect(status('2026-12-01T05:59:00Z', 'America/Chicago')).toBe('closed');
    expect(status('2026-12-01T06:00:00Z', 'America/Chicago')).toBe('offered');
    expect(status('2026-12-01T07:30:00Z', 'America/Los_Angeles')).toBe('closed');
    expect(status('2026-12-01T03:31:00Z', 'America/St_Johns')).toBe('offered');
  });
});
