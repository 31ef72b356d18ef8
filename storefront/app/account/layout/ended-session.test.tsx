// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../checkout/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { AccountPage } from './account-page.tsx';
import { listedSections } from './account-sections.ts';

const dale = { customerId: 'customer1', firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com' };
const guest = () => respondWith({ accessToken: 'of-guest', expiresIn: 1800, customerId: 'guest1', usid: 'usid2', authType: 'guest' });

const open = (path: string) =>
  mountScreens({ 'account/*': <AccountPage />, login: <h1>Sign-in page</h1> }, path, { queryStaleTime: 60_000 });
const ownSections = listedSections.filter((section) => section !== 'wishlist');

it.each(ownSections)('a session that has ended leads from %s to the sign-in, and sends no call as a guest', async (section) => {
  const { requests } = openTab(
    null,
    { 'POST guest': guest, 'GET product_lists': () => respondWith({ count: 0, data: [], start: 0, total: 0 }) },
    dale,
  );
  const path = section === 'overview' ? '/account' : `/account/${section}`;
  const { router, container } = open(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await waitFor(() => expect(container.textContent).toBe('Sign-in page'));
  expect(requests.map(({ call }) => call).filter((call) => call !== 'POST guest' && call !== 'GET product_lists')).toEqual([]);
});

it('a change that is sent with the token of an ended session is not repeated as a guest', async () => {
  let hasEnded = false;
  const { requests } = openTab(
    null,
    {
      'POST guest': () =>
        hasEnded
          ? guest()
          : respondWith({ accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' }),
      'PATCH customer1': () => respondWithFault(401, 'InvalidAccessTokenException'),
    },
    dale,
  );
  const { router, container } = open('/account/profile');
  await waitFor(() => expect(container.querySelector<HTMLInputElement>('input[name="fullName"]')?.value).toBe('Dale Lindqvist'));
  hasEnded = true;
  typeInto(container.querySelector<HTMLInputElement>('input[name="fullName"]')!, 'Marit Lindqvist');
  findByText(container, 'button', 'Save').click();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(requests.filter(({ call }) => call === 'PATCH customer1')).toHaveLength(1);
});
