import { type Basket, CallError, type Client } from '@outfitter/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../platform/session/index.ts';
import { buildBasket, buildBasketItem } from '../testing/basket-builder.ts';
import { basketQueryKey, createBasketStore } from './basket-store.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
});
afterEach(() => vi.unstubAllGlobals());

const session: Session = {
  login: async () => ({ accessToken: 't', expiresIn: 1800, customerId: 'customer1', usid: 'u', authType: 'guest', expiresAt: 1 }),
  renew: () => session.login(),
  hasStoredLogin: () => true,
  onCustomerChange: () => () => {},
};

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** A server of one basket that answers when it is told to, and tells what it was asked. */
function aShop(first: Basket | null = buildBasket([buildBasketItem('1'), buildBasketItem('2')])) {
  let basket = first;
  const asked: string[] = [];
  const held: (() => void)[] = [];
  let isSlow = false;
  const answer = async (what: string, next: () => Basket): Promise<Basket> => {
    asked.push(what);
    if (isSlow) await new Promise<void>((resolve) => held.push(resolve));
    basket = next();
    return basket;
  };
  const live = () => {
    if (!basket) throw new CallError(404, 'BasketNotFoundException', 'gone');
    return basket;
  };
  const client = {
    getCustomerBaskets: async () => ({ count: 0, baskets: basket ? [basket] : [], start: 0, total: 0 }),
    createBasket: () => answer('create', () => buildBasket([])),
    addBasketItems: ({ body }: { body: { productId: string }[] }) =>
      answer(`add ${body[0]?.productId}`, () =>
        buildBasket([...live().productItems, buildBasketItem('9', { productId: body[0]?.productId ?? '' })]),
      ),
    updateBasketItem: ({ params, body }: { params: { itemId: string }; body: { quantity: number } }) =>
      answer(`${params.itemId} to ${body.quantity}`, () =>
        buildBasket(
          live().productItems.map((item) =>
            item.itemId === params.itemId ? buildBasketItem(item.itemId, { quantity: body.quantity }) : item,
          ),
        ),
      ),
    removeBasketItem: ({ params }: { params: { itemId: string } }) =>
      answer(`remove ${params.itemId}`, () => buildBasket(live().productItems.filter(({ itemId }) => itemId !== params.itemId))),
  } as unknown as Client;
  const queryClient = new QueryClient();
  queryClient.setQueryData(basketQueryKey, first);
  const posted: unknown[] = [];
  let hear: ((news: { basket: Basket | null }) => void) | undefined;
  const tabs = {
    post: (news: unknown) => void posted.push(news),
    subscribe: (listener: (news: { basket: Basket | null }) => void) => {
      hear = listener;
      return () => {};
    },
  };
  const store = createBasketStore({ client, session, queryClient, tabs });
  return {
    store,
    asked,
    posted,
    shown: () => queryClient.getQueryData<Basket | null>(basketQueryKey),
    fromAnotherTab: (news: Basket | null) => hear?.({ basket: news }),
    beSlow: () => (isSlow = true),
    answerNext: async () => {
      await nextTurn();
      held.shift()?.();
      await nextTurn();
    },
    vanish: () => (basket = null),
    setQuantity: (itemId: string, quantity: number) =>
      store.change({
        patch: { kind: 'quantity', itemId, quantity },
        send: (caller, basketId, idempotencyKey) =>
          caller.updateBasketItem({ params: { basketId, itemId }, body: { quantity }, idempotencyKey }),
      }),
  };
}

describe('changes to the basket', () => {
  it('BASKET-005 are sent one after the other, in the order in which they were made', async () => {
    const shop = aShop();
    shop.beSlow();
    const all = Promise.all([shop.setQuantity('1', 2), shop.store.remove('2'), shop.store.add([{ productId: 'sku9' }], 'USD')]);
    await shop.answerNext();
    expect(shop.asked).toEqual(['1 to 2', 'remove 2']);
    await shop.answerNext();
    await shop.answerNext();
    await all;
    expect(shop.asked).toEqual(['1 to 2', 'remove 2', 'add sku9']);
    expect(shop.store.activity()).toMatchObject({ pending: 0, patches: [], additions: 1 });
  });
  it('sends only the last of several quantities of one line that were chosen while another call was under way', async () => {
    const shop = aShop();
    shop.beSlow();
    const first = shop.setQuantity('1', 2);
    await nextTurn();
    const all = Promise.all([first, ...[3, 4, 5].map((quantity) => shop.setQuantity('1', quantity))]);
    expect(shop.store.activity().patches.at(-1)).toEqual({ kind: 'quantity', itemId: '1', quantity: 5 });
    await shop.answerNext();
    await shop.answerNext();
    await all;
    expect(shop.asked).toEqual(['1 to 2', '1 to 5']);
    expect(shop.shown()?.productItems[0]?.quantity).toBe(5);
  });
  it('go on after one that failed, and show what the server has', async () => {
    const shop = aShop();
    const refused = shop.store.change({ patch: { kind: 'remove', itemId: '1' }, send: () => Promise.reject(new CallError(400, 'X', '')) });
    const done = shop.setQuantity('1', 4);
    await expect(refused).rejects.toMatchObject({ type: 'X' });
    await done;
    expect(shop.shown()?.productItems[0]?.quantity).toBe(4);
  });
  it('BASKET-004 make a basket where there is none', async () => {
    const shop = aShop(null);
    await shop.store.add([{ productId: 'sku9' }], 'USD');
    expect(shop.asked).toEqual(['create', 'add sku9']);
  });
  it('BASKET-006 make another basket where the old one has become an order', async () => {
    const shop = aShop();
    shop.vanish();
    await shop.store.add([{ productId: 'sku9' }], 'USD');
    expect(shop.asked).toEqual(['add sku9', 'create', 'add sku9']);
  });
  it('BASKET-010 remember a removed line with its index and put it back', async () => {
    const shop = aShop();
    await shop.store.remove('2');
    const [removed] = shop.store.activity().removed;
    expect(removed).toMatchObject({ index: 1, item: { productId: 'sku2' } });
    await shop.store.restore(removed!, 'USD');
    expect(shop.store.activity().removed).toEqual([]);
    expect(shop.asked).toEqual(['remove 2', 'add sku2']);
  });
  it('ORDER-003 that come after the basket became an order name it, and the basket is gone', async () => {
    const shop = aShop();
    const late = shop.store.change({
      send: () =>
        Promise.reject(new CallError(409, 'OrderPlacedException', 'This basket has become an order.', { arguments: { orderNo: 'R7' } })),
    });
    await expect(late).rejects.toMatchObject({ type: 'OrderPlacedException' });
    expect(shop.store.activity()).toMatchObject({ placed: 'R7', removed: [], pending: 0 });
    expect(shop.posted).toEqual([{ basket: null }]);
  });
  it('are told to the other tabs, and an older basket of another tab is not taken', async () => {
    const shop = aShop();
    await shop.setQuantity('1', 3);
    expect(shop.posted).toHaveLength(1);
    shop.fromAnotherTab(buildBasket([], { lastModified: '2026-11-20T00:00:00.000Z' }));
    expect(shop.shown()?.productItems).toHaveLength(2);
    shop.fromAnotherTab(null);
    expect(shop.shown()).toBeNull();
  });
});
