/**
 * Reads and changes the basket. TanStack Query holds the state and runs the requests one after the other, in one mutation scope; see
 * docs/decisions/0032-operations-as-mutations.md.
 */
import { type Basket, CallError, type Client, type Currency } from '@outfitter/contract/client';
import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import {
  clearDrafts,
  createLegacySession,
  getShopper,
  openTabChannel,
  requireCookies,
  type Session,
  type TabChannel,
} from '../../platform/session/index.ts';
import { deliveryNoticesOf } from '../delivery/delivery-flashes.ts';
import { basketChangeKey, basketKey, getBasketTabState, getCachedBasket, updateBasketTabState } from './basket-cache.ts';
import { applyPatches, type BasketPatch, supersedes } from './basket-patch.ts';
import { clearLinkedPromoCode, readLinkedPromoCode } from './linked-promo-code.ts';
import { placedOrderInError, storePlacedOrder } from './placed-order.ts';
import { addRemovedItem, type RemovedItem } from './removed-items.ts';
import { storeBasket } from './stored-basket.ts';

export interface BasketChange {
  patch?: BasketPatch;
  isSavedForLater?: true;
  /** Sends the request. The client's retries of one call reuse its idempotency key. */
  send(client: Client, basketId: string, idempotencyKey: string): Promise<Basket>;
  /** Currency of the basket to create if the shopper has none; without it the change requires a basket. */
  createIn?: Currency;
  onSuccess?(queryClient: QueryClient): void;
}

interface BasketMutationContext {
  removed?: RemovedItem | undefined;
}

export type BasketMutationOptions = MutationOptions<Basket, Error, BasketChange, BasketMutationContext>;

export interface BasketStore {
  /** Options for `useMutation`. Every change of the basket runs with them. */
  mutation: BasketMutationOptions;
  change(change: BasketChange): Promise<Basket>;
  /** Fetches the basket in the queue of the changes, so that a response never overwrites a later one. */
  fetch(): Promise<Basket | null>;
  refetch(): Promise<void>;
  replace(basket: Basket | null): void;
  clear(): void;
  /** Deletes the cached data of a basket that has become an order, and the drafts typed for it. */
  clearOrdered(): void;
}

export interface BasketStoreDependencies {
  client: Client;
  session: Session;
  queryClient: QueryClient;
  tabs: TabChannel<{ basket: Basket | null }>;
}

/** Mutation scope, in which TanStack Query runs the mutations one after the other, in the order in which they were made. */
const scope = { id: 'basket' };

function isBasketGone(error: unknown): boolean {
  return error instanceof CallError && error.type === 'BasketNotFoundException';
}

export function createBasketStore({ client, session, queryClient, tabs }: BasketStoreDependencies): BasketStore {
  const tabState = () => getBasketTabState(queryClient);
  const cachedBasket = () => getCachedBasket(queryClient);
  const refetch = () => queryClient.invalidateQueries({ queryKey: basketKey, exact: true });

  function cacheBasket(basket: Basket | null): void {
    queryClient.setQueryData(basketKey, basket);
    storeBasket(basket);
  }
  function replace(basket: Basket | null): void {
    cacheBasket(basket);
    tabs.post({ basket });
  }
  function clear(): void {
    replace(null);
    updateBasketTabState(queryClient, { removedItems: [], reductions: [], deliveryNotices: [] });
  }
  function clearOrdered(): void {
    clear();
    clearDrafts('pickup', 'shipping', 'billing');
  }
  function handlePlacedOrder(orderNo: string): void {
    storePlacedOrder(orderNo);
    clearOrdered();
    updateBasketTabState(queryClient, { placedOrder: orderNo });
  }

  /** Promo codes of the basket of an ended login. */
  let formerPromoCodes: string[] = [];
  /** Applies the promo codes of an ended login (AUTH-021), and the code of the link by which the shopper came, as far as possible. */
  async function applyPendingPromoCodes(basket: Basket): Promise<Basket> {
    let current = basket;
    const add = (code: string) => client.addCoupon({ params: { basketId: basket.basketId }, body: { code } });
    for (const code of formerPromoCodes.splice(0)) current = await add(code).catch(() => current);
    const linked = readLinkedPromoCode();
    if (linked === undefined) return current;
    return add(linked)
      .catch((linkedPromoError: unknown) => {
        updateBasketTabState(queryClient, { linkedPromoError });
        return current;
      })
      .finally(clearLinkedPromoCode);
  }

  async function fetchBasket(): Promise<Basket | null> {
    if (!session.hasStoredLogin()) return null;
    const { customerId } = await session.getLogin();
    const { baskets } = await client.getCustomerBaskets({ params: { customerId } });
    return baskets[0] ? applyPendingPromoCodes(baskets[0]) : null;
  }
  async function resolveBasketId(createIn: Currency | undefined): Promise<string> {
    // The cached basket may belong to another customer or have become an order. The server then rejects the change.
    const id = cachedBasket()?.basketId;
    if (id) return id;
    if (createIn) {
      requireCookies();
      const { basketId } = await client.createBasket({ body: { currency: createIn } });
      createLegacySession(client);
      return basketId;
    }
    const found = await fetchBasket();
    if (!found) throw new CallError(404, 'BasketNotFoundException', 'There is no basket.');
    return found.basketId;
  }
  async function send(change: BasketChange): Promise<Basket> {
    try {
      return await applyPendingPromoCodes(await change.send(client, await resolveBasketId(change.createIn), crypto.randomUUID()));
    } catch (error) {
      if (!isBasketGone(error)) throw error;
      cacheBasket(await fetchBasket());
      if (!change.createIn) throw error;
      return applyPendingPromoCodes(await change.send(client, await resolveBasketId(change.createIn), crypto.randomUUID()));
    }
  }

  function findDisplayedItem(itemId: string): RemovedItem | undefined {
    const basket = cachedBasket();
    const items = basket ? applyPatches(basket, tabState().patches).productItems : [];
    const index = items.findIndex((item) => item.itemId === itemId);
    const item = items[index];
    return item && { item, index };
  }
  function isSuperseded(patch: BasketPatch | undefined): boolean {
    const { patches } = tabState();
    return patch !== undefined && patches.slice(patches.indexOf(patch) + 1).some((later) => supersedes(later, patch));
  }
  function removePatch(patch: BasketPatch | undefined): void {
    if (patch) updateBasketTabState(queryClient, { patches: tabState().patches.filter((pending) => pending !== patch) });
  }

  const mutation: BasketMutationOptions = {
    mutationKey: basketChangeKey,
    scope,
    onMutate({ patch, isSavedForLater }) {
      const line = patch?.kind === 'remove' ? findDisplayedItem(patch.itemId) : undefined;
      const removed = line && isSavedForLater ? { ...line, isSavedForLater } : line;
      if (patch) updateBasketTabState(queryClient, { patches: [...tabState().patches, patch] });
      return { removed };
    },
    mutationFn: (change) => {
      const current = cachedBasket();
      return current && isSuperseded(change.patch) ? Promise.resolve(current) : send(change);
    },
    onSuccess(basket, change, { removed }) {
      removePatch(change.patch);
      if (basket !== cachedBasket()) replace(basket);
      const deliveryNotices = deliveryNoticesOf(basket);
      // An earlier notice no longer describes the basket.
      if (deliveryNotices.length + tabState().deliveryNotices.length > 0) updateBasketTabState(queryClient, { deliveryNotices });
      if (removed) updateBasketTabState(queryClient, { removedItems: addRemovedItem(tabState().removedItems, removed) });
      change.onSuccess?.(queryClient);
    },
    onError(error, { patch }) {
      removePatch(patch);
      const orderNo = placedOrderInError(error);
      if (orderNo) handlePlacedOrder(orderNo);
      // An error often means that stock or the basket differ from what was displayed. Not awaited: the fetch runs after this
      // mutation in the same scope, so awaiting it would be a deadlock.
      void refetch();
    },
  };

  function run<Data, Variables, Context>(options: MutationOptions<Data, Error, Variables, Context>, variables: Variables): Promise<Data> {
    const observer = new MutationObserver(queryClient, options);
    return observer.mutate(variables).finally(() => observer.reset());
  }

  tabs.subscribe(({ basket }) => {
    const current = cachedBasket();
    const isOlder = basket && current && basket.basketId === current.basketId && basket.lastModified < current.lastModified;
    if (!isOlder) cacheBasket(basket);
  });
  session.onCustomerChange(({ customerId }) => {
    updateBasketTabState(queryClient, { deliveryNotices: [] });
    const basket = cachedBasket();
    if (basket?.customerInfo.customerId === customerId) return;
    formerPromoCodes = basket?.couponItems.map(({ code }) => code) ?? formerPromoCodes;
    void refetch();
  });

  return {
    mutation,
    change: (change) => run(mutation, change),
    fetch() {
      const mutationFn = async () => {
        const basket = await fetchBasket();
        // Cached before the next change of the scope begins.
        cacheBasket(basket);
        return basket;
      };
      return run<Basket | null, void, unknown>({ mutationKey: ['basket', 'fetch'], scope, mutationFn }, undefined);
    },
    refetch,
    replace,
    clear,
    clearOrdered,
  };
}

let tabStore: BasketStore | undefined;

export function getBasketStore(): BasketStore {
  tabStore ??= createBasketStore({ ...getShopper(), queryClient: getQueryClient(), tabs: openTabChannel('outfitter.basket') });
  return tabStore;
}
