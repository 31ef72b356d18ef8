// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { buildOrder, buildStyle } from '../../basket/testing/order-builder.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { buildList } from '../../wishlist/testing/wishlist-builder.ts';
import { AccountPage } from './account-page.tsx';

const dale = { customerId: 'customer1', firstName: 'Dale', email: 'dale@example.com', c_emailConfirmed: true };
const orders = ['R1', 'R2'].map((orderNo) => buildOrder(orderNo, { c_paymentSummary: [{ label: `Card of ${orderNo}`, amount: 26 }] }));
const preferences = { email: { offers: true, wishlist: false, lowStock: false }, text: { offers: false } };

function openAccount(path: string, customer?: typeof dale, calls: Parameters<typeof openTab>[1] = {}) {
  const { requests } = openTab(
    null,
    {
      'GET orders': () => respondWith({ data: orders, count: 2, start: 0, total: 2 }),
      'GET R1': () => respondWith(orders[0]!),
      'GET R2': () => respondWith(orders[1]!),
      'GET (5102)': () => respondWith({ data: [buildStyle('5102', { sku1: 9 })], count: 1, total: 1 }),
      'GET product_lists': () => respondWith({ count: 1, data: [buildList([])], start: 0, total: 1 }),
      'GET preferences': () => respondWith(preferences),
      'GET sessions': () => respondWith({ sessions: [] }),
      'GET passkeys': () => respondWith({ passkeys: [] }),
      ...calls,
    },
    customer,
  );
  const screens = { 'account/*': <AccountPage />, login: <h1>Sign-in page</h1> };
  const { container, router } = mountScreens(screens, path, { queryStaleTime: 60_000 });
  const paths = () => [...container.querySelectorAll('nav[aria-label="Account"] a')].map((link) => link.getAttribute('href'));
  const heading = () => container.querySelector('h1')?.textContent;
  const sent = (call: string) => requests.filter((request) => request.call === call).length;
  return { requests, router, container, paths, heading, sent, text: () => container.textContent };
}

const sections = {
  orders: ['Orders', 'All Orders'],
  wishlist: ['Wishlist', 'Nothing saved yet'],
  sizes: ['Your sizes', 'Who is it for?'],
  addresses: ['Addresses', 'No addresses yet'],
  payments: ['Payments', 'No saved cards yet'],
  'preferred-email': ['Email & texts', 'What we may send you'],
  profile: ['Profile', 'Sign-in email'],
  security: ['Sign-in & security', 'Where you’re signed in'],
} as const;

describe('the account', () => {
  it('ACCOUNT-001 ROUTE-006 greets the customer, and links to addresses, cards, orders, wishlist and profile', async () => {
    const { paths, heading } = openAccount('/account', dale);
    await waitFor(() => expect(heading()).toBe('Hello, Dale.'));
    const expected = Object.keys(sections).map((section) => `/account/${section}`);
    expect(paths()).toEqual(['/account', ...expected]);
  });

  it.each(Object.entries(sections))('ACCOUNT-001 ROUTE-006 shows %s at its path', async (section, [title, content]) => {
    const { container, heading, text } = openAccount(`/account/${section}`, dale);
    await waitFor(() => expect(text()).toContain(content));
    expect(heading()).toBe(title);
    expect(container.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe(`/account/${section}`);
  });

  it.each(['/account', '/account/profile', '/account/orders/R1'])(
    'ACCOUNT-001 is for registered customers: %s leads a guest to the sign-in page and back',
    async (path) => {
      const { router, requests } = openAccount(path);
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      const returnTo = path === '/account' ? null : path;
      expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe(returnTo);
      expect(requests).toEqual([]);
    },
  );

  it('ACCOUNT-003 fetches the customer, the orders, the wishlist and each opened order once for all sections', async () => {
    const { router, sent, text } = openAccount('/account/orders', dale);
    await waitFor(() => expect(text()).toContain('R2'));
    for (const [path, content] of [
      ['/account/orders/R1', 'Card of R1'],
      ['/account/orders/R2', 'Card of R2'],
      ['/account/orders/R1', 'Card of R1'],
      ['/account/profile', 'Sign-in email'],
      ['/account/wishlist', 'Nothing saved yet'],
      ['/account/addresses', 'No addresses yet'],
      ['/account/wishlist', 'Nothing saved yet'],
      ['/account/orders', 'R2'],
    ] as const) {
      await router.navigate(path);
      await waitFor(() => expect(text()).toContain(content));
    }
    const calls = ['GET orders', 'GET R1', 'GET R2', 'GET product_lists'];
    await waitFor(() => expect(calls.map(sent)).toEqual(calls.map(() => 1)));
  });

  it('AUTH-015 says that a sign-out failed, and stays', async () => {
    const { container, router, heading } = openAccount('/account', dale, {
      'POST logout': () => respondWithFault(503, 'ServiceUnavailableException'),
    });
    await waitFor(() => expect(heading()).toBe('Hello, Dale.'));
    findByText(container, 'button', 'Sign out').click();
    await waitFor(() => expect(container.querySelector('[role="alert"]')?.textContent).toContain('You’re still signed in'));
    expect([router.state.location.pathname, heading()]).toEqual(['/account', 'Hello, Dale.']);
  });

  it('AUTH-015 AUTH-016 never leads a customer who signs out to the sign-in page, however long the session of a guest takes', async () => {
    const session = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { container, router, heading } = openAccount('/account', dale, {
      'POST guest': [() => respondWith(session), () => promise],
      'POST logout': () => new Response(null, { status: 204 }),
    });
    const paths: string[] = [];
    await waitFor(() => expect(heading()).toBe('Hello, Dale.'));
    router.subscribe(({ location }) => paths.push(location.pathname));
    findByText(container, 'button', 'Sign out').click();
    await waitFor(() => expect(heading()).not.toBe('Hello, Dale.'));
    resolve(respondWith({ ...session, customerId: 'guest1', usid: 'usid2', authType: 'guest' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(paths.filter((path) => path !== '/')).toEqual([]);
  });
});
