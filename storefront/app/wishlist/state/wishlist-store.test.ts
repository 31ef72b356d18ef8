import { CallError } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildList, buildListItem } from '../testing/wishlist-builder.ts';
import { buildTab, nextTask, offline, style, variant } from '../testing/wishlist-tab.ts';
import { savedProductsKey } from './wishlist-cache.ts';
import { changeSharing, isOptimistic, removeItems, restoreListItem, saveProduct } from './wishlist-changes.ts';

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
  it('fetches the saved products for the hearts after the changes before it, and none without a session', async () => {
    const guest = buildTab(null, { isLoggedIn: false });
    expect(await guest.store.fetchSavedProducts()).toEqual([]);
    expect(guest.requests).toEqual([]);
    const tab = buildTab(buildList([]));
    tab.server.list = buildList([buildListItem('1')]);
    await Promise.all([tab.save(variant('2')), tab.store.fetchSavedProducts()]);
    expect(tab.requests).toEqual(['add 41171002', 'fetch products']);
    expect(tab.saved.at(-1)).toEqual(['41171002', '41171001']);
    tab.server.fails = offline();
    await expect(tab.store.fetchSavedProducts()).rejects.toMatchObject({ type: 'NetworkError' });
    expect(tab.saved.at(-1)).toEqual(['41171002', '41171001']);
  });
  it('fetches the saved products again after a change that failed', async () => {
    const tab = buildTab(buildList([]));
    tab.queryClient.setQueryData(savedProductsKey, []);
    tab.server.fails = offline();
    await expect(tab.save(variant('2'))).rejects.toMatchObject({ type: 'NetworkError' });
    expect(tab.queryClient.getQueryState(savedProductsKey)?.isInvalidated).toBe(true);
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
