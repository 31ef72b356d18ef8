/** The one place that changes the basket: one call after the other, whatever is pressed how fast. */
import { type Basket, CallError, type Client, type Currency } from '@outfitter/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { emitItemsAdded } from '../../platform/analytics/basket-events.ts';
import type { Session, TabChannel } from '../../platform/session/index.ts';
import { applyPatches, type BasketPatch, supersedes } from './basket-patch.ts';
import { placedOrderInError, storePlacedOrder } from './placed-order.ts';
import {
  addRemovedItem,
  type NewBasketItem,
  type RemovedItem,
  readRemovedItems,
  storeRemovedItems,
  toNewItem,
  withoutRemovedItem,
} from './removed-items.ts';
import { storeBasket } from './stored-basket.ts';

export const basketQueryKey = ['basket'] as const;

export interface BasketChange {
  /** What is shown of it until it is answered. */
  patch?: BasketPatch;
  /** The call. Sent again, it is sent with the same key. */
  send(client: Client, basketId: string, idempotencyKey: string): Promise<Basket>;
  /** The currency of the basket to make where there is none; without it the change needs one. */
  createIn?: Currency;
}

interface Waiting {
  change: BasketChange;
  hasStarted: boolean;
  done: Promise<Basket>;
}

/** What is under way, for components to read; a new object whenever it changes. */
export interface BasketActivity {
  patches: readonly BasketPatch[];
  /** Calls not answered yet. */
  pending: number;
  removed: readonly RemovedItem[];
  /** Counts the additions of this tab, so that the mini cart can open after one. */
  additions: number;
  /** The order that the basket had become when a change of it came; the tab keeps its number. */
  placed?: string;
}

export interface BasketStore {
  /** Asks the server, in turn with the changes, so that an old answer never overwrites a newer one. */
  load(): Promise<Basket | null>;
  /** Asks the server and shows what it says. */
  refetch(): Promise<void>;
  change(change: BasketChange): Promise<Basket>;
  add(items: readonly NewBasketItem[], currency: Currency): Promise<Basket>;
  remove(itemId: string): Promise<Basket>;
  restore(removed: RemovedItem, currency: Currency): Promise<Basket>;
  /** The basket became an order, or is not this shopper's any more. */
  clear(): void;
  /** Takes a basket that an answer other than a change's carried. */
  replace(basket: Basket | null): void;
  activity(): BasketActivity;
  subscribe(listener: () => void): () => void;
}

export interface BasketStoreDependencies {
  client: Client;
  session: Session;
  queryClient: QueryClient;
  tabs: TabChannel<{ basket: Basket | null }>;
}

export const nothingUnderWay: BasketActivity = { patches: [], pending: 0, removed: [], additions: 0 };

function isGone(error: unknown): boolean {
  return error instanceof CallError && error.type === 'BasketNotFoundException';
}

export function createBasketStore({ client, session, queryClient, tabs }: BasketStoreDependencies): BasketStore {
  const waiting: Waiting[] = [];
  const listeners = new Set<() => void>();
  let line: Promise<unknown> = Promise.resolve();
  let activity: BasketActivity = { ...nothingUnderWay, removed: readRemovedItems() };

  function publish(more: Partial<BasketActivity> = {}): void {
    const patches = waiting.flatMap(({ change }) => change.patch ?? []);
    activity = { ...activity, ...more, patches, pending: waiting.length };
    for (const listener of listeners) listener();
  }
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = line.then(work);
    line = done.catch(() => {});
    return done;
  }
  const known = () => queryClient.getQueryData<Basket | null>(basketQueryKey);
  function show(basket: Basket | null): void {
    queryClient.setQueryData(basketQueryKey, basket);
    storeBasket(basket);
  }
  function take(basket: Basket | null): void {
    show(basket);
    tabs.post({ basket });
  }
  function setRemoved(removed: RemovedItem[]): void {
    storeRemovedItems(removed);
    publish({ removed });
  }

  tabs.subscribe(({ basket }) => {
    const mine = known();
    const isOlder = basket && mine && basket.basketId === mine.basketId && basket.lastModified < mine.lastModified;
    if (!isOlder) show(basket);
  });
  session.onCustomerChange(({ customerId }) => {
    if (known()?.customerInfo.customerId !== customerId) void queryClient.invalidateQueries({ queryKey: basketQueryKey });
  });

  async function fetchBasket(): Promise<Basket | null> {
    if (!session.hasStoredLogin()) return null;
    const { customerId } = await session.login();
    const { baskets } = await client.getCustomerBaskets({ params: { customerId } });
    return baskets[0] ?? null;
  }
  async function basketIdFor(madeIn: Currency | undefined): Promise<string> {
    // A kept basket may be another customer's or an order by now; its id is tried first all the same, the answer tells.
    const id = known()?.basketId;
    if (id) return id;
    if (madeIn) return (await client.createBasket({ body: { currency: madeIn } })).basketId;
    const found = await fetchBasket();
    if (!found) throw new CallError(404, 'BasketNotFoundException', 'There is no basket.');
    return found.basketId;
  }
  async function send({ change }: Waiting): Promise<Basket> {
    try {
      return await change.send(client, await basketIdFor(change.createIn), crypto.randomUUID());
    } catch (error) {
      if (!isGone(error)) throw error;
      show(await fetchBasket());
      if (!change.createIn) throw error;
      return change.send(client, await basketIdFor(change.createIn), crypto.randomUUID());
    }
  }
  function becameOrder(orderNo: string): void {
    storePlacedOrder(orderNo);
    take(null);
    storeRemovedItems([]);
    publish({ removed: [], placed: orderNo });
  }
  async function answer(entry: Waiting): Promise<Basket> {
    entry.hasStarted = true;
    try {
      const basket = await send(entry);
      waiting.splice(waiting.indexOf(entry), 1);
      take(basket);
      return basket;
    } catch (error) {
      waiting.splice(waiting.indexOf(entry), 1);
      const placed = placedOrderInError(error);
      if (placed) becameOrder(placed);
      // A refusal often means that the stock or the basket itself is not what was shown.
      void queryClient.invalidateQueries({ queryKey: basketQueryKey });
      throw error;
    } finally {
      publish();
    }
  }
  function change(wish: BasketChange): Promise<Basket> {
    const replaced = waiting.find((entry) => !entry.hasStarted && supersedes(wish.patch, entry.change.patch));
    if (replaced) {
      replaced.change = wish;
      publish();
      return replaced.done;
    }
    const entry: Waiting = { change: wish, hasStarted: false, done: inTurn(() => answer(entry)) };
    waiting.push(entry);
    publish();
    return entry.done;
  }
  async function add(items: readonly NewBasketItem[], currency: Currency): Promise<Basket> {
    const body = [...items];
    const basket = await change({
      createIn: currency,
      send: (caller, basketId, idempotencyKey) => caller.addBasketItems({ params: { basketId }, body, idempotencyKey }),
    });
    publish({ additions: activity.additions + 1 });
    emitItemsAdded(items);
    return basket;
  }

  return {
    async load() {
      const basket = await inTurn(fetchBasket);
      storeBasket(basket);
      return basket;
    },
    refetch: () => queryClient.invalidateQueries({ queryKey: basketQueryKey }),
    change,
    add,
    async remove(itemId) {
      const before = known();
      // As the shopper sees the line: a new quantity may still be on its way.
      const items = before ? applyPatches(before, activity.patches).productItems : [];
      const index = items.findIndex((item) => item.itemId === itemId);
      const item = items[index];
      const basket = await change({
        patch: { kind: 'remove', itemId },
        send: (caller, basketId, idempotencyKey) => caller.removeBasketItem({ params: { basketId, itemId }, idempotencyKey }),
      });
      if (item) setRemoved(addRemovedItem(activity.removed, item, index));
      return basket;
    },
    async restore(removed, currency) {
      const basket = await change({
        createIn: currency,
        send: (caller, basketId, idempotencyKey) =>
          caller.addBasketItems({ params: { basketId }, body: [toNewItem(removed)], idempotencyKey }),
      });
      setRemoved(withoutRemovedItem(activity.removed, removed.item.itemId));
      return basket;
    },
    clear() {
      take(null);
      setRemoved([]);
    },
    replace: take,
    activity: () => activity,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
