// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { openTab, respondWith } from '../../checkout/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildList, buildListItem } from '../../wishlist/testing/wishlist-builder.ts';
import { AccountButton } from './account-button.tsx';

/** The browser of a customer who has signed in before: its cookie continues their session. */
function openCustomerTab(calls: Parameters<typeof openTab>[1]) {
  const tab = openTab(null, calls);
  const session = { usid: 'usid1', customerId: 'customer1', authType: 'registered' };
  localStorage.setItem('outfitter.auth', JSON.stringify({ organizationId: 'f_ecom_demo_001', ...session }));
  const receive = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    request.url.endsWith('/api/session/guest') ? respondWith({ accessToken: 'token', expiresIn: 1800, ...session }) : receive(request),
  );
  return tab;
}

it('AUTH-014 the header of a customer makes one call, for the wishlist, and shows the number of its items', async () => {
  const { requests } = openCustomerTab({
    'GET product_lists': () => respondWith({ count: 1, data: [buildList([buildListItem('1'), buildListItem('2')])], start: 0, total: 1 }),
  });
  const { container } = mountScreens({ '': <AccountButton /> }, '/', { inactivityMinutes: 30 });
  const toggle = () => container.querySelector<HTMLButtonElement>('button[aria-controls="account-flyout"]');
  await waitFor(() => expect(toggle()).not.toBeNull());
  toggle()!.click();
  await waitFor(() => expect(container.querySelector('a[href="/account/wishlist"]')?.textContent).toBe('Wishlist (2)'));
  expect(requests.map(({ call }) => call)).toEqual(['GET product_lists']);
});
