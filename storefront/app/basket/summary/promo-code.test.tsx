// @vitest-environment happy-dom
import type { CouponItem } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { coat, mountCart, withItems } from '../testing/mount-cart.tsx';

const couponOf = (code: string, statusCode: CouponItem['statusCode']): CouponItem => ({
  couponItemId: code,
  code,
  statusCode,
  valid: statusCode === 'applied',
});

async function openPromoCode(response: () => Response) {
  openTab(withItems([coat]), { 'POST coupons': response });
  const { container } = await mountCart();
  const details = container.querySelector('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  await waitFor(() => expect(details.querySelector('input')).not.toBeNull());
  const apply = (code: string) => {
    typeInto(details.querySelector('input')!, code);
    findByText(container, 'button', 'Apply').click();
  };
  const alert = () => details.querySelector('[role="alert"]')?.textContent;
  const status = () => details.parentElement?.querySelector('[aria-live="polite"]')?.textContent;
  return { apply, alert, status };
}

const acceptAs = (statusCode: CouponItem['statusCode']) => () =>
  respondWith(withItems([coat], { couponItems: [couponOf('WELCOME15', statusCode)] }));

describe('a screen reader is told about the promo code', () => {
  it('PROMO-001 that it is empty', async () => {
    const { apply, alert } = await openPromoCode(acceptAs('applied'));
    apply(' ');
    await waitFor(() => expect(alert()).toBe('Invalid promo code: code cannot be empty'));
  });

  it('that it is unknown', async () => {
    const { apply, alert } = await openPromoCode(() => respondWithFault(400, 'InvalidCouponCodeException'));
    apply('WELCOM15');
    await waitFor(() => expect(alert()).toBe('We don’t recognize “WELCOM15”. Check the letters and digits.'));
  });

  it('PROMO-002 that it is applied', async () => {
    const { apply, alert, status } = await openPromoCode(acceptAs('applied'));
    apply('welcome15');
    await waitFor(() => expect(status()).toContain('Promo successfully applied'));
    expect(status()).toContain('WELCOME15 is applied.');
    expect(alert()).toBeUndefined();
  });

  it.each([
    ['that it has expired', 'coupon_expired', 'WELCOME15 has expired.'],
    ['that it does not apply to the cart', 'no_applicable_promotion', 'WELCOME15 doesn’t apply to what’s in your cart yet.'],
  ] as const)('%s', async (_, statusCode, text) => {
    const { apply, status } = await openPromoCode(acceptAs(statusCode));
    apply('WELCOME15');
    await waitFor(() => expect(status()).toContain(text));
    expect(status()).not.toContain('successfully');
  });
});
