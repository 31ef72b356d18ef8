// @vitest-environment happy-dom
import type { Basket, SessionResponse } from '@outfitter/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { readPlacedOrder, storePlacedOrder } from '../basket/index.ts';
import { buildBasket, buildBasketItem } from '../basket/testing/basket-builder.ts';
import { getShopper, writeRememberedUser } from '../platform/session/index.ts';
import { openTab, respondWith, respondWithFault } from '../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { typeInto } from '../platform/testing/type-into.ts';
import { recordActivity } from '../sign-in/inactivity/inactivity-watch.ts';
import { LazyInactivityObserver, signOut } from '../sign-in/index.ts';
import CheckoutContent from './checkout-content.tsx';

const dale = { customerId: 'customer1', firstName: 'Dale', lastName: 'Lindqvist', email: 'dale@example.com', addresses: [] };
const ofDale: SessionResponse = { accessToken: 'token', expiresIn: 1800, customerId: 'customer1', usid: 'usid1', authType: 'registered' };
const ofGuest: SessionResponse = { ...ofDale, accessToken: 'of-guest', customerId: 'guest1', usid: 'usid2', authType: 'guest' };
const method = { id: '01', name: 'Standard', description: '', price: 8.95 };
const basket = {
  ...buildBasket([buildBasketItem('1')]),
  shipments: [{ shipmentId: 'me', productTotal: 26, shippingTotal: 8.95, c_isBOPIS: false }],
  applicableShippingMethods: [method],
  defaultShippingMethodId: '01',
  _flash: [{ type: 'ShippingAddressRequired', message: '', path: '$' }],
} as unknown as Basket;

afterEach(() => {
  vi.useRealTimers();
});

async function openCheckout(fail?: () => Response) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isSignedIn = true;
  const { server } = openTab(
    basket,
    {
      'POST guest': () => respondWith(isSignedIn ? ofDale : ofGuest),
      'POST logout': () => {
        if (fail) return fail();
        isSignedIn = false;
        server.basket = null;
        return new Response(null, { status: 204 });
      },
    },
    dale,
  );
  const screen = (
    <>
      <LazyInactivityObserver />
      <CheckoutContent />
    </>
  );
  const { container, router } = mountScreens({ checkout: screen, login: <h1>Sign-in page</h1> }, '/checkout?step=shipping', {
    inactivityMinutes: 30,
  });
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  await waitFor(() => expect(field('address1')).not.toBeNull());
  return {
    container,
    router,
    field,
    text: () => container.textContent ?? '',
    async waitInactively() {
      await waitFor(() => expect(localStorage.getItem('outfitter.last-activity')).not.toBeNull());
      localStorage.setItem('outfitter.last-activity', String(Date.now() - 30 * 60_000));
      vi.advanceTimersByTime(30_000);
    },
    async signIn() {
      isSignedIn = true;
      server.basket = basket;
      recordActivity();
      await getShopper().session.signIn(async () => ofDale);
    },
  };
}

it('AUTH-024 a customer who is inactive in the checkout is told so, and finds cart and typed input after signing in', async () => {
  const page = await openCheckout();
  typeInto(page.field('address1')!, '418 Lakeview Ave');
  await page.waitInactively();
  await waitFor(() => expect(findByText(page.container, 'h2', 'You’re signed out.')).toBeDefined());
  expect(page.text()).not.toContain('Your cart is empty.');
  const link = findByText(page.container, 'a', 'Sign in');
  expect(link.getAttribute('href')).toBe('/login?returnTo=%2Fcheckout%3Fstep%3Dshipping');
  link.click();
  await waitFor(() => expect(page.text()).toBe('Sign-in page'));
  await page.signIn();
  await page.router.navigate('/checkout?step=shipping');
  await waitFor(() => expect(page.field('address1')?.value).toBe('418 Lakeview Ave'));
});

it('AUTH-015 a customer who signs out is told so, and leaves nothing that was typed, and no order', async () => {
  const page = await openCheckout();
  storePlacedOrder('D1001');
  typeInto(page.field('address1')!, '418 Lakeview Ave');
  expect(sessionStorage.getItem('outfitter.drafts')).toContain('418 Lakeview Ave');
  await signOut();
  await waitFor(() => expect(findByText(page.container, 'h2', 'You’re signed out.')).toBeDefined());
  expect(sessionStorage.getItem('outfitter.drafts')).toBeNull();
  expect(readPlacedOrder()).toBeUndefined();
});

it('leads to the confirmation of the order that was placed in this tab', async () => {
  openTab(null, {});
  storePlacedOrder('D1001');
  const { container } = mountScreens({ checkout: <CheckoutContent /> }, '/checkout?step=payment');
  await waitFor(() => expect(findByText(container, 'h2', 'Order D1001 is placed.')).toBeDefined());
  expect(findByText(container, 'a', 'See your order').getAttribute('href')).toBe('/checkout/confirmation');
  storePlacedOrder(undefined);
});

it('AUTH-015 a sign-out that fails in the checkout says so, and cart and typed input stay', async () => {
  const page = await openCheckout(() => respondWithFault(503, 'ServiceUnavailableException'));
  typeInto(page.field('address1')!, '418 Lakeview Ave');
  findByText(page.container, 'button', 'Sign out').click();
  await waitFor(() => expect(page.container.querySelector('[role="alert"]')?.textContent).toContain('You’re still signed in'));
  expect(page.text()).toContain('Signed in as Dale, dale@example.com.');
  expect(page.field('address1')?.value).toBe('418 Lakeview Ave');
});

it('a guest without a cart is not told to sign in', async () => {
  openTab(null, {});
  writeRememberedUser(undefined);
  const { container } = mountScreens({ checkout: <CheckoutContent /> }, '/checkout');
  await waitFor(() => expect(findByText(container, 'h2', 'Your cart is empty.')).toBeDefined());
});
