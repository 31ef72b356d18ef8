import { CallError, type Client, type ProductList } from '@outfitter/contract/client';
import { QueryClient } from '@tanstack/react-query';
import type { Login } from '../../platform/session/access-token.ts';
import type { Session } from '../../platform/session/index.ts';
import type { SavedProduct } from '../state/saved-product.ts';
import { getWishlistTabState, wishlistChangeKey, wishlistKey } from '../state/wishlist-cache.ts';
import { removeItems, saveProduct } from '../state/wishlist-changes.ts';
import { applyPatches } from '../state/wishlist-patch.ts';
import { createWishlistStore } from '../state/wishlist-store.ts';
import { buildList, buildListItem } from './wishlist-builder.ts';

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
export const offline = () => new CallError(0, 'NetworkError', 'offline');
export const variant = (id: string): SavedProduct => ({ masterId: '4117', productId: `4117100${id}`, color: '10' });
export const style: SavedProduct = { masterId: '4117', productId: '4117', color: '10' };

interface TabOptions {
  isLoggedIn?: boolean;
  isCached?: boolean;
}

/**
 * Builds a tab of a shopper with this list, and a fake server that records its requests. After `holdResponses` it responds once per
 * `respond`.
 */
export function buildTab(first: ProductList | null, { isLoggedIn = true, isCached = true }: TabOptions = {}) {
  const server = { list: first, nextId: 90, fails: undefined as Error | undefined, failsOnce: undefined as Error | undefined };
  let customerId = isLoggedIn ? 'c1' : undefined;
  let changeCustomer = (_: Login) => {};
  const requests: string[] = [];
  const heldResponses: (() => void)[] = [];
  let isHolding = false;
  const receive = async (request: string, listId?: string): Promise<ProductList> => {
    requests.push(request);
    if (isHolding) await new Promise<void>((resolve) => heldResponses.push(resolve));
    if (server.fails) throw server.fails;
    const { failsOnce } = server;
    server.failsOnce = undefined;
    if (failsOnce) throw failsOnce;
    if (listId !== undefined && listId !== server.list?.id) throw new CallError(404, 'ProductListNotFoundException', 'gone');
    return server.list ?? buildList([]);
  };
  const setItems = (items: ProductList['customerProductListItems']) => {
    server.list = { ...(server.list ?? buildList([])), customerProductListItems: items };
    return server.list;
  };
  const client = {
    async getProductLists() {
      await receive('fetch');
      return { count: 0, data: server.list ? [server.list] : [], start: 0, total: 0 };
    },
    async getSavedProducts() {
      const { customerProductListItems } = await receive('fetch products');
      return { products: customerProductListItems.map(({ productId, c_product }) => ({ productId, masterId: c_product?.masterId })) };
    },
    async createProductList() {
      server.list = await receive('create');
      return server.list;
    },
    async addProductListItem({ params, body }: { params: { listId: string }; body: { productId: string; c_color?: string } }) {
      const { customerProductListItems } = await receive(`add ${body.productId}${body.c_color ? ` ${body.c_color}` : ''}`, params.listId);
      const existing = customerProductListItems.find(({ productId }) => productId === body.productId);
      if (existing) return existing;
      server.nextId += 1;
      const added = buildListItem(String(server.nextId), body);
      setItems([added, ...customerProductListItems]);
      return added;
    },
    async removeProductListItem({ params: { itemId, listId } }: { params: { itemId: string; listId: string } }) {
      const { customerProductListItems } = await receive(`remove ${itemId}`, listId);
      const left = customerProductListItems.filter(({ id }) => id !== itemId);
      if (left.length === customerProductListItems.length) throw new CallError(404, 'ProductListItemNotFoundException', 'gone');
      setItems(left);
    },
    async updateProductList({ params, body }: { params: { listId: string }; body: { public?: boolean } }) {
      const list = await receive(`share ${body.public}`, params.listId);
      server.list = { ...list, public: body.public ?? list.public, ...(body.public ? { c_shareToken: 'token' } : {}) };
      return server.list;
    },
  } as unknown as Client;
  const session: Session = {
    getLogin: async () => {
      customerId ??= 'c1';
      return { accessToken: 't', expiresIn: 1800, customerId, usid: 'u', authType: 'guest', expiresAt: 1 };
    },
    renew: () => session.getLogin(),
    signIn: (authenticate) => authenticate(),
    signOut: async () => {},
    hasStoredLogin: () => customerId !== undefined,
    onCustomerChange(listener) {
      changeCustomer = listener;
      return () => {};
    },
  };
  const queryClient = new QueryClient();
  if (isCached) queryClient.setQueryData(wishlistKey, first);
  const posted: unknown[] = [];
  const saved: string[][] = [];
  let receiveMessage = (_: { customerId: string; list: ProductList | null }) => {};
  const store = createWishlistStore({
    client,
    session,
    queryClient,
    tabs: {
      post: (message) => void posted.push(message),
      subscribe(listener) {
        receiveMessage = listener;
        return () => {};
      },
    },
    storeSavedProducts: (_, products) => void saved.push(products.map(({ productId }) => productId)),
    currentCustomerId: () => customerId,
  });
  const cached = () => queryClient.getQueryData<ProductList | null>(wishlistKey);
  const state = () => getWishlistTabState(queryClient);
  return {
    store,
    queryClient,
    server,
    requests,
    posted,
    saved,
    cached,
    state,
    shown: () => applyPatches(cached()?.customerProductListItems ?? [], state().patches).map(({ productId }) => productId),
    shownItems: () => applyPatches(cached()?.customerProductListItems ?? [], state().patches),
    pending: () => queryClient.isMutating({ mutationKey: wishlistChangeKey }),
    receiveFromOtherTab: (owner: string, list: ProductList | null) => receiveMessage({ customerId: owner, list }),
    logInAs(id: string) {
      customerId = id;
      changeCustomer({ customerId: id } as Login);
    },
    holdResponses: () => (isHolding = true),
    respond: async () => {
      await nextTask();
      heldResponses.shift()?.();
      await nextTask();
    },
    save: (product: SavedProduct) => store.change(saveProduct(product, 'USD')),
    remove: (itemId: string) => store.change(removeItems({ itemId }, 'USD', { canUndo: true })),
  };
}
