import { CallError } from '@outfitter/contract/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../../platform/session/index.ts';
import { stubStorage } from '../../platform/testing/stub-storage.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { buildCoupon, buildTab, logInAs, nextTask } from '../testing/basket-tab.ts';
import { restoreItem } from './basket-changes.ts';
import type { BasketChange } from './basket-store.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('a login of another customer', () => {
  const withCodes = (...codes: string[]) => buildBasket([buildBasketItem('1')], { couponItems: codes.map(buildCoupon) });

  it('AUTH-021 reapplies the promo codes to the new basket, as far as it accepts them', async () => {
    const tab = buildTab(withCodes('WELCOME15', 'SPENT', 'FREESHIP50'));
    tab.deleteOnServer();
    logInAs('customer2');
    expect(await tab.store.fetch()).toBeNull();
    tab.requests.length = 0;
    tab.store.replace(null);
    const basket = await tab.add('sku9');
    expect(tab.requests).toEqual(['create', 'add sku9', 'coupon WELCOME15', 'coupon SPENT', 'coupon FREESHIP50']);
    expect(basket.couponItems.map(({ code }) => code)).toEqual(['WELCOME15', 'FREESHIP50']);
    await tab.add('sku10');
    expect(tab.requests.at(-1)).toBe('add sku10');
  });

  it('AUTH-021 applies nothing again for the same customer', async () => {
    const tab = buildTab(withCodes('WELCOME15'));
    logInAs('customer1');
    await tab.store.fetch();
    expect(tab.requests).toEqual(['fetch']);
  });

  it.each([
    ['another customer logs in', () => logInAs('customer2')],
    ['the customer signs out', (tab: ReturnType<typeof buildTab>) => tab.store.clear()],
  ])('drops the notices about the former basket when %s', async (_, leave) => {
    const tab = buildTab();
    const notice = { type: 'DeliveryMethodChanged', message: '', path: '$', details: { itemId: '1', to: 'ship-to-home' } };
    await tab.store.change({ send: async () => buildBasket([buildBasketItem('1')], { _flash: [notice] }) });
    expect(tab.state().deliveryNotices).toEqual([notice]);
    leave(tab);
    expect(tab.state().deliveryNotices).toEqual([]);
  });

  it('drops what was typed for an order when it is placed, and nothing else that was typed', () => {
    stubStorage('sessionStorage');
    const values = { fullName: 'Dale Lindqvist' };
    const drafts = Object.fromEntries(['pickup', 'shipping', 'billing', 'address'].map((name) => [name, { values }]));
    writeStored('session', 'outfitter.drafts', drafts);
    const tab = buildTab();
    tab.store.clear();
    expect(readStored('session', 'outfitter.drafts')).toEqual(drafts);
    tab.store.clearOrdered();
    expect(readStored('session', 'outfitter.drafts')).toEqual({ address: { values } });
  });
});

describe('changes to the basket', () => {
  it('apply the promo code of the link by which the shopper came, once', async () => {
    const stored = new Map([['outfitter.promo-code', '"WELCOME15"']]);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    const tab = buildTab(null);
    await tab.add('sku9');
    await tab.add('sku10');
    expect(tab.requests).toEqual(['create', 'add sku9', 'coupon WELCOME15', 'add sku10']);
  });

  it('BASKET-005 are sent one after the other, in the order in which they were made', async () => {
    const tab = buildTab();
    tab.holdResponses();
    const all = Promise.all([tab.setQuantity('1', 2), tab.remove('2'), tab.add('sku9')]);
    await tab.respond();
    expect(tab.requests).toEqual(['1 to 2', 'remove 2']);
    await tab.respond();
    await tab.respond();
    await all;
    expect(tab.requests).toEqual(['1 to 2', 'remove 2', 'add sku9']);
    expect(tab.state()).toMatchObject({ pending: 0, patches: [], additions: 1 });
  });
  it('send only the last of several quantities of one line that were selected during another call', async () => {
    const tab = buildTab();
    tab.holdResponses();
    const first = tab.setQuantity('1', 2);
    await nextTask();
    const all = Promise.all([first, ...[3, 4, 5].map((quantity) => tab.setQuantity('1', quantity))]);
    expect(tab.state().patches.at(-1)).toEqual({ kind: 'quantity', itemId: '1', quantity: 5 });
    await tab.respond();
    await tab.respond();
    await all;
    expect(tab.requests).toEqual(['1 to 2', '1 to 5']);
    expect(tab.cached()?.productItems[0]?.quantity).toBe(5);
    expect(tab.posted).toHaveLength(2);
  });
  it('continue after a failed change, with the basket of the server', async () => {
    const tab = buildTab();
    const failing: BasketChange = { patch: { kind: 'remove', itemId: '1' }, send: () => Promise.reject(new CallError(400, 'X', '')) };
    const failed = tab.store.change(failing);
    const done = tab.setQuantity('1', 4);
    await expect(failed).rejects.toMatchObject({ type: 'X' });
    await done;
    expect(tab.cached()?.productItems[0]?.quantity).toBe(4);
  });
  it('BASKET-005 are displayed at once, and rolled back if they fail', async () => {
    const tab = buildTab();
    const patch = { kind: 'quantity', itemId: '1', quantity: 7 } as const;
    const failed = tab.store.change({ patch, send: () => Promise.reject(new CallError(0, 'NetworkError', 'offline')) });
    tab.holdResponses();
    const next = tab.setQuantity('2', 3);
    expect(tab.state().patches).toEqual([patch, { kind: 'quantity', itemId: '2', quantity: 3 }]);
    await expect(failed).rejects.toMatchObject({ type: 'NetworkError' });
    expect(tab.state().patches).toEqual([{ kind: 'quantity', itemId: '2', quantity: 3 }]);
    await tab.respond();
    await next;
    expect(tab.state()).toMatchObject({ pending: 0, patches: [] });
  });
  it('BASKET-004 BASKET-008 create a basket if there is none, and the session of the legacy API with it', async () => {
    const tab = buildTab(null);
    await tab.add('sku9');
    await tab.add('sku10');
    expect(tab.requests).toEqual(['create', 'add sku9', 'add sku10']);
    expect(tab.legacySessions).toHaveLength(1);
  });
  it('BASKET-006 create another basket if the previous one has become an order', async () => {
    const tab = buildTab();
    tab.deleteOnServer();
    await tab.add('sku9');
    expect(tab.requests).toEqual(['add sku9', 'fetch', 'create', 'add sku9']);
  });
  it('BASKET-006 fail if they require a basket that no longer exists', async () => {
    const tab = buildTab();
    tab.deleteOnServer();
    await expect(tab.setQuantity('1', 2)).rejects.toMatchObject({ type: 'BasketNotFoundException' });
    expect(tab.cached()).toBeNull();
  });
  it('BASKET-010 record a removed line with its index and restore it', async () => {
    const tab = buildTab();
    await tab.remove('2');
    const [removed] = tab.state().removedItems;
    expect(removed).toMatchObject({ index: 1, item: { productId: 'sku2' } });
    await tab.store.change(restoreItem(removed!, 'USD'));
    expect(tab.state().removedItems).toEqual([]);
    expect(tab.requests).toEqual(['remove 2', 'add sku2']);
  });
  it('BASKET-010 record a removed line with the quantity that was displayed', async () => {
    const tab = buildTab();
    tab.holdResponses();
    const all = Promise.all([tab.setQuantity('2', 6), tab.remove('2')]);
    await tab.respond();
    await tab.respond();
    await all;
    expect(tab.state().removedItems).toMatchObject([{ item: { itemId: '2', quantity: 6 } }]);
  });
  it('ORDER-003 report the order and clear the basket if it has become an order', async () => {
    const tab = buildTab();
    const change = tab.store.change({
      send: () =>
        Promise.reject(new CallError(409, 'OrderPlacedException', 'This basket has become an order.', { arguments: { orderNo: 'R7' } })),
    });
    await expect(change).rejects.toMatchObject({ type: 'OrderPlacedException' });
    expect(tab.state()).toMatchObject({ placedOrder: 'R7', removedItems: [], pending: 0 });
    expect(tab.posted).toEqual([{ basket: null }]);
  });
  it('are posted to the other tabs, and an older basket from another tab is ignored', async () => {
    const tab = buildTab();
    await tab.setQuantity('1', 3);
    expect(tab.posted).toHaveLength(1);
    tab.receiveFromOtherTab(buildBasket([], { lastModified: '2026-11-20T00:00:00.000Z' }));
    expect(tab.cached()?.productItems).toHaveLength(2);
    tab.receiveFromOtherTab(null);
    expect(tab.cached()).toBeNull();
  });
});

it('fetches the basket in the queue of the changes, so that no response overwrites a later one', async () => {
  const tab = buildTab();
  tab.holdResponses();
  const change = tab.setQuantity('1', 8);
  const fetched = tab.store.fetch();
  await nextTask();
  expect(tab.requests).toEqual(['1 to 8']);
  await tab.respond();
  await change;
  await tab.respond();
  expect(tab.requests).toEqual(['1 to 8', 'fetch']);
  expect((await fetched)?.productItems[0]?.quantity).toBe(8);
});

it('changes the fetched basket, not the one before it, if a change was made during the fetch', async () => {
  const tab = buildTab(buildBasket([buildBasketItem('1')]));
  const usedIds: string[] = [];
  tab.replaceOnServer(buildBasket([], { basketId: 'customer-basket' }));
  tab.refetch();
  await tab.store.change({
    send: async (_, basketId) => {
      usedIds.push(basketId);
      return buildBasket([], { basketId });
    },
  });
  expect(usedIds).toEqual(['customer-basket']);
});
