// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { getShopper, readCurrentCustomer } from '../../platform/session/index.ts';
import { testAddress } from '../../platform/testing/address-builder.ts';
import { openTab, type ReceivedRequest, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { recordActivity } from '../../sign-in/inactivity/inactivity-watch.ts';
import { LazyInactivityObserver } from '../../sign-in/index.ts';
import { buildList } from '../../wishlist/testing/wishlist-builder.ts';
import { AccountPage } from './account-page.tsx';
import { listedSections } from './account-sections.ts';

const dale = { customerId: 'customer1', firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com' };
const guest = () => respondWith({ accessToken: 'of-guest', expiresIn: 1800, customerId: 'guest1', usid: 'usid2', authType: 'guest' });

const account = (
  <>
    <LazyInactivityObserver />
    <AccountPage />
  </>
);
const open = (path: string) =>
  mountScreens({ 'account/*': account, login: <h1>Sign-in page</h1> }, path, { queryStaleTime: 60_000, inactivityMinutes: 30 });
const ownSections = listedSections.filter((section) => section !== 'wishlist');

it.each(ownSections)('a session that has ended leads from %s to the sign-in, and sends no call as a guest', async (section) => {
  const { requests } = openTab(null, { 'POST guest': guest }, dale);
  const path = section === 'overview' ? '/account' : `/account/${section}`;
  const { router, container } = open(path);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  await waitFor(() => expect(container.textContent).toBe('Sign-in page'));
  expect(requests.map(({ call }) => call).filter((call) => call !== 'POST guest')).toEqual([]);
});

const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' } as const;

function openUntilEnd(path: string, call: string, calls: Parameters<typeof openTab>[1] = {}) {
  const state = { hasEnded: false };
  const change = () => (state.hasEnded ? respondWithFault(401, 'InvalidAccessTokenException') : respondWith({}));
  const logout = () => {
    state.hasEnded = true;
    return new Response(null, { status: 204 });
  };
  const { requests } = openTab(
    null,
    { 'POST guest': () => (state.hasEnded ? guest() : respondWith(session)), 'POST logout': logout, [call]: change, ...calls },
    dale,
  );
  const page = open(path);
  const field = (name: string) => page.container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return {
    ...page,
    requests,
    field,
    changes: (): ReceivedRequest[] => requests.filter((request) => request.call === call),
    endSession: () => {
      state.hasEnded = true;
    },
    async waitInactively() {
      await waitFor(() => expect(localStorage.getItem('outfitter.last-activity')).not.toBeNull());
      localStorage.setItem('outfitter.last-activity', String(Date.now() - 30 * 60_000));
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(state.hasEnded).toBe(true));
      await waitFor(() => expect(readCurrentCustomer().kind).toBe('guest'));
    },
    async signInAgain() {
      state.hasEnded = false;
      recordActivity();
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

const succeeded = () => respondWith({ success: true });
const sharedList = buildList([], { public: true, c_shareToken: 'token' });
const passkey = { passkeyId: 'p1', browser: 'Chrome', system: 'Windows', isSynced: false, createdAt: '2026-11-20T12:00:00Z' };
const typedForms: [name: string, value: string, path: string, calls: Parameters<typeof openTab>[1], change: string, save: string][] = [
  [
    'email',
    'dale@new.example',
    '/account/profile',
    { 'POST ': succeeded, 'POST login': () => respondWith({ ...session, firstName: 'Dale', email: 'dale@new.example' }) },
    'POST ',
    'Change email',
  ],
  [
    'phone',
    '(218) 555-0142',
    '/account/preferred-email',
    {
      'GET preferences': () => respondWith({ email: { offers: false, wishlist: false, lowStock: false }, text: { offers: false } }),
      'PATCH preferences': succeeded,
    },
    'PATCH preferences',
    'Save',
  ],
  ['ownerName', 'Dale', '/account/wishlist', { 'PATCH list1': () => respondWith(sharedList) }, 'PATCH list1', 'Save'],
  [
    'name',
    'Barn tablet',
    '/account/security',
    {
      'GET passkeys': () => respondWith({ passkeys: [passkey] }),
      'GET sessions': () => respondWith({ sessions: [] }),
      'PATCH p1': () => respondWith(passkey),
    },
    'PATCH p1',
    'Save name',
  ],
];

it.each(typedForms)(
  'AUTH-024 the %s that was typed before an inactive time is back after signing in, and its draft is gone when it is saved',
  async (name, value, path, calls, change, save) => {
    const lists = { 'GET product_lists': () => respondWith({ count: 1, data: [sharedList], start: 0, total: 1 }) };
    const page = openUntilEnd(path, 'none', { ...lists, ...calls });
    if (name === 'name') await waitFor(() => page.click('Rename'));
    await waitFor(() => expect(page.field(name)).not.toBeNull());
    typeInto(page.field(name)!, value);
    const password = name === 'email' ? page.field('password') : null;
    if (password) typeInto(password, 'three brass rivets');
    await page.waitInactively();
    await page.signInAgain();
    await waitFor(() => expect(page.field(name)?.value).toBe(value));
    expect(sessionStorage.getItem('outfitter.drafts')).not.toContain('three brass rivets');
    if (password) {
      expect(page.field('password')?.value).toBe('');
      typeInto(page.field('password')!, 'three brass rivets');
    }
    page.click(save);
    await waitFor(() => expect(sessionStorage.getItem('outfitter.drafts')).toBeNull());
    expect(page.requests.some(({ call }) => call === change)).toBe(true);
  },
);
