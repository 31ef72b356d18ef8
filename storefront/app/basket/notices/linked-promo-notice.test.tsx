// @vitest-environment happy-dom
import type { Basket, CouponItem } from '@outfitter/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import * as bottomBarStyles from '../../ui/overlays/bottom-bar.module.css';
import { buildBasket } from '../testing/basket-builder.ts';
import { LazyLinkedPromoNotice } from './lazy-linked-promo-notice.tsx';

const offer = { type: 'order', threshold: 50, benefit: 15 } as const;
const couponOf = (code: string, changes: Partial<CouponItem> = {}): CouponItem => ({
  couponItemId: code,
  code,
  statusCode: 'no_applicable_promotion',
  valid: false,
  ...changes,
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function arrive(code: string, respond: () => Response, path = '/') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: `https://shop.example/?coupon=${code}` } as PerformanceEntry]);
  const begin = () => respondWith(buildBasket([]));
  openTab(null, { 'POST baskets': begin, 'GET 0191-basket': begin, 'POST coupons': respond });
  return mountScreens({ '': <LazyLinkedPromoNotice />, men: <LazyLinkedPromoNotice />, cart: <LazyLinkedPromoNotice /> }, path);
}
const accepted = (coupon: CouponItem) => () => respondWith(buildBasket([], { couponItems: [coupon] }));

it.each([
  [
    'an offer',
    accepted(couponOf('WELCOME15', { c_offer: offer })),
    'Promo code WELCOME15 is in your cart.$15.00 off orders of $50.00 or more.',
  ],
  [
    'free shipping',
    accepted(couponOf('WELCOME15', { c_offer: { type: 'shipping', threshold: 99 } })),
    'Free shipping on orders of $99.00 or more.',
  ],
  ['the end of an offer', accepted(couponOf('WELCOME15', { statusCode: 'coupon_expired' })), 'WELCOME15 has expired.'],
  ['an unknown code', () => respondWithFault(400, 'InvalidCouponCodeException'), 'We don’t recognize “WELCOME15”.'],
])('the page of a link with a promo code shows %s', async (_, respond, text) => {
  const { container } = arrive('WELCOME15', respond);
  await waitFor(() => expect(container.textContent).toContain(text));
});

it('covers the page instead of moving it, in a live region that is there first, and can be dismissed', async () => {
  const { container } = arrive('WELCOME15', accepted(couponOf('WELCOME15', { c_offer: offer })));
  await waitFor(() => expect(container.querySelector('[role="status"] section')).not.toBeNull());
  expect(container.querySelector('section')?.className).toContain(bottomBarStyles.bottomBar);
  container.querySelector<HTMLButtonElement>('section button')?.click();
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});

it('says so on the page of the link only', async () => {
  const { container, router } = arrive('WELCOME15', accepted(couponOf('WELCOME15', { c_offer: offer })));
  await waitFor(() => expect(container.textContent).toContain('is in your cart'));
  await router.navigate('/men');
  await waitFor(() => expect(container.textContent).toBe(''));
});

it('does not cover the cart, which lists the code, but says there that a code is unknown', async () => {
  const applied = vi.fn(accepted(couponOf('WELCOME15', { c_offer: offer })));
  const { container } = arrive('WELCOME15', applied, '/cart');
  await waitFor(() => expect(applied).toHaveBeenCalled());
  await waitFor(() => expect(getQueryClient().getQueryData<Basket>(['basket'])?.couponItems).toHaveLength(1));
  await new Promise(requestAnimationFrame);
  expect(container.textContent).toBe('');
  const unknown = arrive('WELCOME15', () => respondWithFault(400, 'InvalidCouponCodeException'), '/cart');
  await waitFor(() => expect(unknown.container.textContent).toContain('We don’t recognize “WELCOME15”.'));
});
