/**
 * Reads and changes the wishlist. Changes and fetches run one after the other, in one mutation scope, as those of the basket do; see
 * docs/decisions/0032-operations-as-mutations.md.
 */
import { CallError, type Client, type Currency, type ProductList } from '@outfitter/contract/client';
import { MutationObserver, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import {
  getShopper,
  openTabChannel,
  readStoredCustomerId,
  requireCookies,
  type Session,
  type TabChannel,
} from '../../platform/session/index.ts';
import type { SavedProduct } from './saved-product.ts';
import { storeSavedProducts, toSavedProduct } from './store-saved-products.ts';
import {
  getCachedWishlist,
  getWishlistTabState,
  type RemovedListItem,
  savedProductsKey,
  updateWishlistTabState,
  wishlistChangeKey,
  wishlistKey,
} from './wishlist-cache.ts';
import type { WishlistChange } from './wishlist-changes.ts';
import { applyPatches, isSelected, type WishlistPatch } from './wishlist-patch.ts';

interface OwnedList {
  customerId: string;
  /** The list; null if the customer has none. */
  list: ProductList | null;
}

interface WishlistMutationContext {
  removed: readonly RemovedListItem[];
}

/** Mutation options. The result is undefined if the shopper has no list, and the change needs none. */
type WishlistMutationOptions = MutationOptions<OwnedList | undefined, Error, WishlistChange, WishlistMutationContext>;

export interface WishlistStore {
  mutation: WishlistMutationOptions;
  change(change: WishlistChange): Promise<unknown>;
  /** Fetches the list. Without a session the shopper has none, and no request is sent. */
  fetch(currency: Currency): Promise<ProductList | null>;
  /** Fetches which products are on the list, for the hearts, and stores them. Without a session there are none, and no request is sent. */
  fetchSavedProducts(): Promise<readonly SavedProduct[]>;
}

export interface WishlistStoreDependencies {
  client: Client;
  session: Session;
  queryClient: QueryClient;
  tabs: TabChannel<OwnedList>;
  storeSavedProducts: typeof storeSavedProducts;
  currentCustomerId(): string | undefined;
}

const scope = { id: 'wishlist' };
const maxRemovedItems = 5;

/**
 * Returns whether the cached list was merged into another one, or its customer was signed out: a guest's token then names no such customer.
 */
const isListGone = (error: unknown) =>
  error instanceof CallError && (error.type === 'ProductListNotFoundException' || error.type === 'CustomerNotFoundException');

export function createWishlistStore(deps: WishlistStoreDependencies): WishlistStore {
  const { client, session, queryClient, tabs } = deps;
  const tabState = () => getWishlistTabState(queryClient);
  const items = () => getCachedWishlist(queryClient)?.customerProductListItems ?? [];

  /** Caches a list. A response that arrives after another customer has logged in is dropped. */
  function cacheList({ customerId, list }: OwnedList): void {
    if (customerId !== deps.currentCustomerId()) return;
    queryClient.setQueryData(wishlistKey, list);
    deps.storeSavedProducts(customerId, (list?.customerProductListItems ?? []).map(toSavedProduct));
  }

  async function fetchList(currency: Currency): Promise<OwnedList | undefined> {
    if (!session.hasStoredLogin()) return undefined;
    const { customerId } = await session.getLogin();
    const { data } = await client.getProductLists({ params: { customerId }, query: { currency } });
    return { customerId, list: data[0] ?? null };
  }
  async function fetchProducts(): Promise<readonly SavedProduct[]> {
    if (!session.hasStoredLogin()) return [];
    const { customerId } = await session.getLogin();
    const { products } = await client.getSavedProducts();
    const saved = products.map(({ masterId = '', productId, color = '' }) => ({ masterId, productId, color }));
    if (customerId === deps.currentCustomerId()) deps.storeSavedProducts(customerId, saved);
    return saved;
  }
  async function resolveList({ currency, createsList }: WishlistChange): Promise<OwnedList | undefined> {
    const cached = getCachedWishlist(queryClient);
    if (cached) return { customerId: (await session.getLogin()).customerId, list: cached };
    if (!createsList) return fetchList(currency);
    requireCookies();
    const { customerId } = await session.getLogin();
    const body = { type: 'wish_list' } as const;
    return { customerId, list: await client.createProductList({ params: { customerId }, query: { currency }, body, keepalive: true }) };
  }
  async function sendOnce(change: WishlistChange): Promise<OwnedList | undefined> {
    const resolved = await resolveList(change);
    if (!resolved?.list) return resolved;
    const { customerId, list } = resolved;
    return { customerId, list: await change.send({ client, customerId, list }) };
  }
  async function send(change: WishlistChange): Promise<OwnedList | undefined> {
    try {
      return await sendOnce(change);
    } catch (error) {
      if (!isListGone(error)) throw error;
      queryClient.setQueryData(wishlistKey, null);
      return sendOnce(change);
    }
  }

  function findRemoved({ patch, canUndo }: WishlistChange): RemovedListItem[] {
    if (!canUndo || patch?.kind !== 'remove') return [];
    const shown = applyPatches(items(), tabState().patches);
    return shown.flatMap((item, index) => (isSelected(item, patch.selects) ? [{ item, index }] : []));
  }
  function finish(patch: WishlistPatch | undefined, error?: Error): void {
    updateWishlistTabState(queryClient, { patches: tabState().patches.filter((pending) => pending !== patch), error });
  }

  const mutation: WishlistMutationOptions = {
    mutationKey: wishlistChangeKey,
    scope,
    onMutate(change) {
      const { patch } = change;
      const removed = findRemoved(change);
      updateWishlistTabState(queryClient, { patches: patch ? [...tabState().patches, patch] : tabState().patches, error: undefined });
      return { removed };
    },
    mutationFn: send,
    onSuccess(owned, { patch }, { removed }) {
      if (owned) {
        cacheList(owned);
        tabs.post(owned);
      }
      finish(patch);
      const restored = patch?.kind === 'add' ? patch.item.productId : undefined;
      const others = tabState().removedItems.filter(({ item }) => item.productId !== restored);
      updateWishlistTabState(queryClient, { removedItems: [...others, ...removed].slice(-maxRemovedItems) });
    },
    onError(error, { patch, isReportedByForm }) {
      finish(patch, isReportedByForm ? undefined : error);
      // The list may differ from what was displayed. Not awaited: the fetch takes its turn after this mutation.
      for (const queryKey of [wishlistKey, savedProductsKey]) void queryClient.invalidateQueries({ queryKey, exact: true });
    },
  };

  function run<Data, Variables, Context>(options: MutationOptions<Data, Error, Variables, Context>, variables: Variables): Promise<Data> {
    const observer = new MutationObserver(queryClient, options);
    return observer.mutate(variables).finally(() => observer.reset());
  }

  tabs.subscribe(cacheList);
  session.onCustomerChange(({ customerId }) => {
    deps.storeSavedProducts(customerId, []);
    void queryClient.resetQueries({ queryKey: wishlistKey });
  });

  return {
    mutation,
    change: (change) => run(mutation, change),
    async fetch(currency) {
      const owned = await run({ mutationKey: [...wishlistKey, 'fetch'], scope, mutationFn: fetchList }, currency);
      if (!owned) return null;
      cacheList(owned);
      return owned.list;
    },
    fetchSavedProducts: () => run({ mutationKey: [...savedProductsKey, 'fetch'], scope, mutationFn: fetchProducts }, undefined),
  };
}

let tabStore: WishlistStore | undefined;

export function getWishlistStore(): WishlistStore {
  tabStore ??= createWishlistStore({
    ...getShopper(),
    queryClient: getQueryClient(),
    tabs: openTabChannel('outfitter.wishlist'),
    storeSavedProducts,
    currentCustomerId: readStoredCustomerId,
  });
  return tabStore;
}
