// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { getShopper } from '../../platform/session/index.ts';
import { testAddress } from '../../platform/testing/address-builder.ts';
import { openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
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

const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' } as const;

function openUntilEnd(path: string, call: string) {
  const state = { hasEnded: false };
  const change = () => (state.hasEnded ? respondWithFault(401, 'InvalidAccessTokenException') : respondWith({}));
  const { requests } = openTab(null, { 'POST guest': () => (state.hasEnded ? guest() : respondWith(session)), [call]: change }, dale);
  const page = open(path);
  const field = (name: string) => page.container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return {
    ...page,
    field,
    changes: (): ReceivedRequest[] => requests.filter((request) => request.call === call),
    endSession: () => {
      state.hasEnded = true;
    },
    async signInAgain() {
      state.hasEnded = false;
      await getShopper().session.signIn(async () => session);
      await page.router.navigate(path);
    },
    click: (text: string) => findByText(page.container, 'button', text).click(),
  };
}

it('a change that is sent with the token of an ended session is not repeated as a guest, and is back after signing in', async () => {
  const page = openUntilEnd('/account/profile', 'PATCH customer1');
  await waitFor(() => expect(page.field('fullName')?.value).toBe('Dale Lindqvist'));
  page.endSession();
  typeInto(page.field('fullName')!, 'Marit Lindqvist');
  page.click('Save');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  expect(page.changes()).toHaveLength(1);
  await page.signInAgain();
  await waitFor(() => expect(page.field('fullName')?.value).toBe('Marit Lindqvist'));
  page.click('Save');
  await waitFor(() => expect(page.changes().at(-1)?.body).toMatchObject({ firstName: 'Marit' }));
  await waitFor(() => expect(sessionStorage.getItem('outfitter.drafts')).toBeNull());
});

it('an address that is saved after the session has ended is back in its form after signing in', async () => {
  const page = openUntilEnd('/account/addresses', 'POST addresses');
  await waitFor(() => expect(findByText(page.container, 'button', 'Add an address')).toBeDefined());
  page.click('Add an address');
  const { countryCode: _, stateCode, ...typed } = testAddress;
  await waitFor(() => expect(page.field('city')).not.toBeNull());
  for (const [name, value] of Object.entries(typed)) typeInto(page.field(name)!, value);
  typeInto(page.container.querySelector<HTMLSelectElement>('select[name="stateCode"]')!, stateCode);
  page.endSession();
  page.click('Save');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/login'));
  await page.signInAgain();
  for (const [name, value] of Object.entries(typed)) await waitFor(() => expect(page.field(name)?.value).toBe(value));
  page.click('Save');
  await waitFor(() => expect(page.changes().at(-1)?.body).toMatchObject({ ...typed, stateCode }));
  await waitFor(() => expect(page.field('city')).toBeNull());
  expect(sessionStorage.getItem('outfitter.drafts')).toBeNull();
});
