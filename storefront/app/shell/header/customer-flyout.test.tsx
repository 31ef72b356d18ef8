// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { getShopper } from '../../platform/session/index.ts';
import { loseConnection, openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { AccountButton } from './account-button.tsx';

it('AUTH-014 the header of a customer makes one call, for the products on the wishlist, and shows their number', async () => {
  const { requests } = openTab(
    null,
    {
      'GET saved-products': () =>
        respondWith({ products: [{ productId: '4117', masterId: '4117', color: '10' }, { productId: '41171001' }] }),
    },
    { firstName: 'Dale', email: 'dale@example.com' },
  );
  const { container } = mountScreens({ '': <AccountButton /> }, '/');
  const toggle = () => container.querySelector<HTMLButtonElement>('button[aria-controls="account-flyout"]');
  await waitFor(() => expect(toggle()).not.toBeNull());
  toggle()!.click();
  await waitFor(() => expect(container.querySelector('a[href="/account/wishlist"]')?.textContent).toBe('Wishlist (2)'));
  expect(requests.map(({ call }) => call)).toEqual(['GET saved-products']);
});

it('AUTH-015 a sign-out that fails says so in the flyout, and the next one signs out', async () => {
  const ended = () => new Response(null, { status: 204 });
  const guest = { accessToken: 'of-guest', expiresIn: 1800, customerId: 'guest1', usid: 'usid2', authType: 'guest' };
  openTab(
    null,
    {
      'POST logout': [loseConnection, ended],
      'POST guest': () => respondWith(guest),
    },
    { firstName: 'Dale', email: 'dale@example.com' },
  );
  // The client of an earlier test may have a login of its own.
  await getShopper().session.signIn(async () => ({ ...guest, customerId: 'customer1', authType: 'registered' as const }));
  const { container } = mountScreens({ '': <AccountButton /> }, '/');
  await waitFor(() => container.querySelector<HTMLButtonElement>('button[aria-controls="account-flyout"]')!.click());
  const signOut = () => findByText(container, '#account-flyout button', 'Sign out');
  signOut().click();
  await waitFor(() => expect(container.querySelector('#account-flyout [role="alert"]')?.textContent).toContain('You’re still signed in'));
  expect(container.textContent).toContain('Hello, Dale');
  signOut().click();
  await waitFor(() => expect(container.textContent).not.toContain('Hello, Dale'));
});
