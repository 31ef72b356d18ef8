import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutProgress,
  checkoutProgress,
  checkoutSteps,
  initialStep,
  reachableStep,
  stepNumber,
  stepsOf,
} from './checkout-steps.ts';

const done: CheckoutProgress = {
  hasPickup: false,
  isPickupComplete: true,
  hasShipping: true,
  isShippingComplete: true,
  isPaymentComplete: true,
  isCardProcessingOn: false,
};
const facts = fc
  .record({
    hasPickup: fc.boolean(),
    isPickupComplete: fc.boolean(),
    hasShipping: fc.boolean(),
    isShippingComplete: fc.boolean(),
    isPaymentComplete: fc.boolean(),
    isCardProcessingOn: fc.boolean(),
  })
  .filter(({ hasPickup, hasShipping }) => hasPickup || hasShipping);

describe('the checkout steps', () => {
  it('CHECKOUT-001 are shipping, payment and review', () => {
    expect(stepsOf(done)).toEqual(['shipping', 'payment', 'review']);
  });
  it('CHECKOUT-003 shift by one with pickup', () => {
    const mixed = { ...done, hasPickup: true };
    expect(['shipping', 'payment', 'review'].map((step) => stepNumber(step as 'shipping', done))).toEqual([1, 2, 3]);
    expect(['pickup', 'shipping', 'payment', 'review'].map((step) => stepNumber(step as 'pickup', mixed))).toEqual([1, 2, 3, 4]);
  });
  it('CHECKOUT-004 start at pickup while its details are incomplete', () => {
    expect(initialStep({ ...done, hasPickup: true, isPickupComplete: false, isShippingComplete: false })).toBe('pickup');
  });
  it('CHECKOUT-005 start at shipping while its details are incomplete', () => {
    expect(initialStep({ ...done, isShippingComplete: false, isPaymentComplete: false })).toBe('shipping');
  });
  it('CHECKOUT-006 start at payment without a method or a billing address', () => {
    expect(initialStep({ ...done, isPaymentComplete: false })).toBe('payment');
  });
  it('CHECKOUT-007 start at review otherwise, or at payment with card processing on', () => {
    expect(initialStep(done)).toBe('review');
    expect(initialStep({ ...done, isCardProcessingOn: true })).toBe('payment');
  });
  it('show the first incomplete step for a request that is too far ahead, unknown or absent', () => {
    const atPayment = { ...done, isPaymentComplete: false };
    expect(reachableStep('review', atPayment)).toBe('payment');
    expect(reachableStep('shipping', atPayment)).toBe('shipping');
    expect(reachableStep(null, atPayment)).toBe('payment');
    expect(reachableStep('pickup', atPayment)).toBe('payment');
    expect(reachableStep('review', { ...done, isCardProcessingOn: true })).toBe('review');
  });
  it('never show a step after an incomplete one', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...checkoutSteps, null, 'elsewhere'), (known, wish) => {
        const steps = stepsOf(known);
        const shown = steps.indexOf(reachableStep(wish, known));
        expect(shown).toBeGreaterThanOrEqual(0);
        if (!known.isPaymentComplete) expect(shown).toBeLessThanOrEqual(steps.indexOf('payment'));
        if (steps.includes('shipping') && !known.isShippingComplete) expect(shown).toBeLessThanOrEqual(steps.indexOf('shipping'));
      }),
    );
  });
  it('are read from the flashes of the basket', () => {
    const flash = (type: string) => ({ type, message: '', path: '$' });
    const shipments = [{ shipmentId: 'me', productTotal: 1, shippingTotal: 0, c_isBOPIS: false }];
    expect(checkoutProgress({ shipments, _flash: [] }, false)).toEqual(done);
    expect(checkoutProgress({ shipments, _flash: [flash('ShippingMethodRequired')] }, false).isShippingComplete).toBe(false);
    expect(checkoutProgress({ shipments, _flash: [flash('PaymentMethodRequired')] }, false).isPaymentComplete).toBe(false);
  });
});
