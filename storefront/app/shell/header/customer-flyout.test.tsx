// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildList, buildListItem } from '../../wishlist/testing/wishlist-builder.ts';
import { AccountButton } from './account-button.tsx';

it('AUTH-014 the header of a customer makes one call, for the wishlist, and shows the number of its items', async () => {
  const { requests } = openTab(
    null,
    {
      'GET product_lists': () => respondWith({ count: 1, data: [buildList([buildListItem('1'), buildListItem('2')])], start: 0, total: 1 }),
    },
    { firstName: 'Dale', email: 'dale@example.com' },
  );
  const { container } = mountScreens({ '': <AccountButton /> }, '/');
  const toggle = () => container.querySelector<HTMLButtonElement>('button[aria-controls="account-flyout"]');
  await waitFor(() => expect(toggle()).not.toBeNull());
  toggle()!.click();
  await waitFor(() => expect(container.querySelector('a[href="/account/wishlist"]')?.textContent).toBe('Wishlist (2)'));
  expect(requests.map(({ call }) => call)).toEqual(['GET product_lists']);
});
