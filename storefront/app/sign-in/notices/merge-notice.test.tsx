// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { LazySignInNotices } from './lazy-sign-in-notices.tsx';
import type { ReportedMerge } from './reported-merge.ts';
import { clearNotices, storeMergeNotice } from './stored-notices.ts';

const nothing: ReportedMerge = {
  basketItems: 3,
  wishlistItems: 2,
  wishlistCuts: [],
  isLinkEnded: false,
  shortfalls: [],
  movedItems: [],
  droppedCoupons: [],
};

async function show(merge: Partial<ReportedMerge>) {
  const { container } = mountScreens({ '': <LazySignInNotices /> }, '/');
  storeMergeNotice({ ...nothing, ...merge });
  await waitFor(() => expect(container.querySelector('[role="status"]')).not.toBeNull());
  return { container, text: container.textContent ?? '' };
}

afterEach(clearNotices);

it('BASKET-011 the notice of a merge says what the cart could not take, and where the rest is', async () => {
  const shortfalls = [{ productId: '1', productName: 'Chore Coat', added: 2, requested: 5, reason: 'stock' as const }];
  const { text, container } = await show({ shortfalls, droppedCoupons: ['WELCOME15'] });
  expect(text).toContain('Chore Coat: 2 of 5 were added, since no more are in stock.');
  expect(text).toContain('The promo code WELCOME15 no longer applies.');
  expect(text).toContain('What your cart couldn’t take went to your wishlist.');
  findByText(container, 'button', 'Got it').click();
  await waitFor(() => expect(container.textContent).toBe(''));
});

it('BASKET-011 the notice names the items that are delivered in another way, because the cart has one store', async () => {
  const { text } = await show({
    movedItems: [
      { productId: '1', productName: 'Chore Coat', to: 'ship-to-store' },
      { productId: '2', productName: 'Field Cap', to: 'ship-to-home' },
      { productId: '3', productName: 'Belt', to: 'in-store-pickup' },
    ],
  });
  expect(text).toContain('Your carts are now one, with a few changes.');
  expect(text).toContain('Chore Coat: we ship it to the store now.');
  expect(text).toContain('Field Cap: we ship it to you now.');
  expect(text).toContain('Belt: pick it up at the store now.');
});

it('the notice names what a full wishlist has no room for, and does not promise that it is there', async () => {
  const shortfalls = [{ productId: '1', productName: 'Chore Coat', added: 0, requested: 1, reason: 'item_limit' as const }];
  const { text } = await show({ shortfalls, wishlistCuts: ['Chore Coat', 'Field Cap'] });
  expect(text).toContain('Your wishlist has no room for Chore Coat and Field Cap.');
  expect(text).not.toContain('is on your wishlist');
});

it('BASKET-011 the notice says where an item is that the currency of the cart has no price for', async () => {
  const shortfalls = [{ productId: '1', productName: 'Chore Coat', added: 0, requested: 1, reason: 'not_sold' as const }];
  const { text, container } = await show({ shortfalls });
  expect(text).toContain('Chore Coat: not sold in the currency of your cart.');
  expect(text).toContain('What your cart couldn’t take went to your wishlist.');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/account/wishlist');
});

it('BASKET-011 the notice says of a gift card that it waits in the cart, because no wishlist takes it', async () => {
  const shortfalls = [{ productId: '1', productName: 'Ridge Gift Card', added: 0, requested: 1, reason: 'gift_card' as const }];
  const { text } = await show({ shortfalls });
  expect(text).toContain('Ridge Gift Card: not sold in the currency of your cart. It waits in the cart');
  expect(text).toContain('Your carts are now one, with one change.');
  expect(text).not.toContain('wishlist');
});

it('the notice counts what it does not name', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Style ${index}`);
  const { text } = await show({ wishlistCuts: names });
  expect(text).toContain('Your wishlists are now one, with a few changes.');
  expect(text).toContain('Style 9 and 2 other items.');
  expect(text).not.toContain('Style 10');
});

it('the notice says that the link to a shared list has ended, and leads to the list', async () => {
  const { text, container } = await show({ isLinkEnded: true });
  expect(text).toContain('The link to your shared list has ended');
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/account/wishlist');
});

it('there is no notice of a merge that has lost nothing', async () => {
  const { container } = mountScreens({ '': <LazySignInNotices /> }, '/');
  storeMergeNotice(nothing);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.textContent).toBe('');
});

it('BASKET-011 the notice counts the changes that the cookie of a posted form had no room for', async () => {
  const { text } = await show({ droppedCoupons: ['WELCOME15'], omittedChanges: 4 });
  expect(text).toContain('And 4 other changes.');
});
