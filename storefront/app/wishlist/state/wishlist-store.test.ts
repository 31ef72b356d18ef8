import { CallError, type Client, type ProductList } from '@outfitter/contract/client';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Login } from '../../platform/session/access-token.ts';
import type { Session } from '../../platform/session/index.ts';
import { buildList, buildListItem } from '../testing/wishlist-builder.ts';
import type { SavedProduct } from './saved-product.ts';
import { getWishlistTabState, wishlistChangeKey, wishlistKey } from './wishlist-cache.ts';
import { changeSharing, isOptimistic, removeItems, restoreListItem, saveProduct } from './wishlist-changes.ts';
import { applyPatches } from './wishlist-patch.ts';
import { createWishlistStore } from './wishlist-store.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const offline = () => new CallError(0, 'NetworkError', 'offline');
const variant = (id: string): SavedProduct => ({ masterId: '4117', productId: `4117100${id}`, color: '10' });
const style: SavedProduct = { masterId: '4117', productId: '4117', color: '10' };

interface TabOptions {
  isLoggedIn?: boolean;
  isCached?: boolean;
}

/**
 * Builds a tab of a shopper with this list, and a fake server that records its requests. After `holdResponses` it responds once per
 * `respond`.
 */
function buildTab(first: ProductList | null, { isLoggedIn = true, isCached = true }: TabOptions = {}) {
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

describe('saving to the wishlist', () => {
  it('WISH-002 WISH-003 shows the item at once, then replaces it by that of the server', async () => {
    const tab = buildTab(buildList([buildListItem('1')]));
    tab.holdResponses();
    const done = tab.save(variant('2'));
    await nextTask();
    expect(tab.shown()).toEqual(['41171002', '41171001']);
    expect(isOptimistic(tab.shownItems()[0]!)).toBe(true);
    expect(tab.shownItems()[0]).toMatchObject({ quantity: 1, public: false, priority: 1, type: 'product' });
    expect(tab.pending()).toBe(1);
    await tab.respond();
    await done;
    expect(tab.shownItems().map(({ id }) => id)).toEqual(['91', '1']);
    expect(tab.state()).toMatchObject({ patches: [] });
    expect(tab.saved.at(-1)).toEqual(['41171002', '41171001']);
  });
  it('saves a style without a chosen variant with its color', async () => {
    const tab = buildTab(buildList([]));
    await tab.save(style);
    expect(tab.requests).toEqual(['add 4117 10']);
  });
  it('saves a line of the cart with its quantity', async () => {
    const tab = buildTab(buildList([]));
    await tab.store.change(saveProduct(variant('2'), 'USD', 3));
    expect(tab.shownItems()).toMatchObject([{ productId: '41171002', quantity: 3 }]);
    const [item] = tab.shownItems();
    await tab.remove(item!.id);
    await tab.store.change(restoreListItem(item!, 'USD'));
    expect(tab.shownItems()).toMatchObject([{ productId: '41171002', quantity: 3 }]);
  });

  it('starts a session and creates the list of a visitor with the first item, and not before', async () => {
    const tab = buildTab(null, { isLoggedIn: false });
    expect(await tab.store.fetch('USD')).toBeNull();
    expect(tab.requests).toEqual([]);
    await tab.save(variant('1'));
    expect(tab.requests).toEqual(['create', 'add 41171001']);
  });
  it('saves a product once that is saved twice, in this tab or in another one', async () => {
    const tab = buildTab(buildList([]));
    await Promise.all([tab.save(variant('1')), tab.save(variant('1'))]);
    expect(tab.shown()).toEqual(['41171001']);
  });
  it('WISH-002 ERROR-014 removes the item again if that fails, with the status error until the next change', async () => {
    const tab = buildTab(buildList([buildListItem('1')]));
    tab.server.fails = offline();
    await expect(tab.save(variant('2'))).rejects.toMatchObject({ type: 'NetworkError' });
    expect(tab.shown()).toEqual(['41171001']);
    expect(tab.state().error).toMatchObject({ type: 'NetworkError' });
    tab.server.fails = undefined;
    await tab.save(variant('2'));
    expect(tab.state().error).toBeUndefined();
  });
  it('saves to a list of the guest if the session of the customer has ended meanwhile', async () => {
    const tab = buildTab(buildList([]));
    tab.server.failsOnce = new CallError(404, 'CustomerNotFoundException', 'gone');
    await tab.save(variant('1'));
    expect(tab.requests).toEqual(['add 41171001', 'create', 'add 41171001']);
    expect(tab.state().error).toBeUndefined();
  });

  it('uses the list of the customer into which that of the guest was merged', async () => {
    const tab = buildTab(buildList([]));
    tab.server.list = buildList([buildListItem('5')], { id: 'list2' });
    await tab.save(variant('1'));
    expect(tab.requests).toEqual(['add 41171001', 'create', 'add 41171001']);
    expect(tab.shown()).toEqual(['41171001', '41171005']);
  });
});

describe('removing from the wishlist', () => {
  it('WISH-004 hides the item at once, and shows it again if that fails', async () => {
    const tab = buildTab(buildList([buildListItem('1'), buildListItem('2')]));
    tab.holdResponses();
    const failed = expect(tab.remove('1')).rejects.toMatchObject({ type: 'NetworkError' });
    await nextTask();
    expect(tab.shown()).toEqual(['41171002']);
    tab.server.fails = offline();
    await tab.respond();
    await failed;
    expect(tab.shown()).toEqual(['41171001', '41171002']);
    expect(tab.state().removedItems).toEqual([]);
  });
  it('can be undone', async () => {
    const tab = buildTab(buildList([buildListItem('1'), buildListItem('2')]));
    await tab.remove('2');
    const [removed] = tab.state().removedItems;
    expect(removed).toMatchObject({ index: 1, item: { productId: '41171002' } });
    await tab.store.change(restoreListItem(removed!.item, 'USD'));
    expect(tab.state().removedItems).toEqual([]);
    expect(tab.shown()).toEqual(['41171002', '41171001']);
  });
  it('succeeds if another tab or device has removed the item already', async () => {
    const tab = buildTab(buildList([buildListItem('1')]));
    tab.server.list = buildList([]);
    await tab.remove('1');
    expect(tab.shown()).toEqual([]);
    expect(tab.state().error).toBeUndefined();
  });
  it('removes every size of a style that fills its heart, on a page that has not loaded the list', async () => {
    const other = buildListItem('3', { productId: '5120', c_product: undefined! });
    const { c_product: _, ...gone } = other;
    const tab = buildTab(buildList([buildListItem('1'), buildListItem('2'), gone]), { isCached: false });
    await tab.store.change(removeItems({ product: style }, 'USD'));
    expect(tab.requests).toEqual(['fetch', 'remove 1', 'remove 2']);
    expect(tab.shown()).toEqual(['5120']);
  });
  it('does nothing without a session', async () => {
    const tab = buildTab(null, { isLoggedIn: false, isCached: false });
    await tab.store.change(removeItems({ product: style }, 'USD'));
    expect(tab.requests).toEqual([]);
  });
});

it('changes are sent in their order: saved and removed again before the first response', async () => {
  const tab = buildTab(buildList([]));
  tab.holdResponses();
  const all = Promise.all([tab.save(style), tab.store.change(removeItems({ product: style }, 'USD'))]);
  await nextTask();
  expect(tab.shown()).toEqual([]);
  await tab.respond();
  await tab.respond();
  await all;
  expect(tab.requests).toEqual(['add 4117 10', 'remove 91']);
  expect(tab.shown()).toEqual([]);
});

it('a fetch takes its turn after pending changes, so that no response overwrites a later one', async () => {
  const tab = buildTab(buildList([]));
  tab.holdResponses();
  const all = Promise.all([tab.save(variant('1')), tab.store.fetch('USD')]);
  await tab.respond();
  await tab.respond();
  const [, fetched] = await all;
  expect(tab.requests).toEqual(['add 41171001', 'fetch']);
  expect(fetched?.customerProductListItems).toHaveLength(1);
});

it('the other tabs of the same customer show a change, and those of another customer do not', async () => {
  const tab = buildTab(buildList([]));
  await tab.save(variant('1'));
  expect(tab.posted).toMatchObject([{ customerId: 'c1', list: { id: 'list1' } }]);
  tab.receiveFromOtherTab('c1', buildList([buildListItem('1'), buildListItem('2')]));
  expect(tab.shown()).toEqual(['41171001', '41171002']);
  tab.receiveFromOtherTab('c2', buildList([buildListItem('7')]));
  expect(tab.shown()).toEqual(['41171001', '41171002']);
});

it('AUTH-014 AUTH-015 the list of the previous customer is forgotten, and so is a response to them that arrives later', async () => {
  const tab = buildTab(buildList([buildListItem('1')]));
  await tab.remove('1');
  tab.holdResponses();
  const done = tab.save(variant('2'));
  await nextTask();
  tab.logInAs('c2');
  await tab.respond();
  await done;
  expect(tab.cached()).toBeUndefined();
  expect(tab.saved.at(-1), 'hearts are empty').toEqual([]);
  expect(tab.state()).toMatchObject({ patches: [], removedItems: [] });
});

it('is shared by a link', async () => {
  const tab = buildTab(buildList([buildListItem('1')]));
  await tab.store.change(changeSharing(true, 'USD'));
  expect(tab.cached()).toMatchObject({ public: true, c_shareToken: 'token' });
});
