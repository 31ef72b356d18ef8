import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildBasketItem } from '../../basket/testing/basket-builder.ts';
import { buildPickupItem, buildPickupShipment } from '../../basket/testing/pickup-builder.ts';
import {
  type CheckoutProgress,
  checkoutProgress,
  checkoutSteps,
  initialStep,
  reachableStep,
  stepNumber,
  stepsOf,
} from './checkout-steps.ts';

const completeProgress: CheckoutProgress = {
  hasPickup: false,
  isPickupComplete: true,
  hasParcel: true,
  isShippingComplete: true,
  isPaymentComplete: true,
  isCardProcessingOn: false,
};
const anyProgress = fc.record({
  hasPickup: fc.boolean(),
  isPickupComplete: fc.boolean(),
  hasParcel: fc.boolean(),
  isShippingComplete: fc.boolean(),
  isPaymentComplete: fc.boolean(),
  isCardProcessingOn: fc.boolean(),
});

describe('the checkout steps', () => {
  it('CHECKOUT-001 are shipping, payment and review', () => {
    expect(stepsOf(completeProgress)).toEqual(['shipping', 'payment', 'review']);
  });
  it('CHECKOUT-003 shift by one with pickup', () => {
    const mixed = { ...completeProgress, hasPickup: true };
    expect(['shipping', 'payment', 'review'].map((step) => stepNumber(step as 'shipping', completeProgress))).toEqual([1, 2, 3]);
    expect(['pickup', 'shipping', 'payment', 'review'].map((step) => stepNumber(step as 'pickup', mixed))).toEqual([1, 2, 3, 4]);
  });
  it('CHECKOUT-004 start at pickup while its details are incomplete', () => {
    expect(initialStep({ ...completeProgress, hasPickup: true, isPickupComplete: false, isShippingComplete: false })).toBe('pickup');
  });
  it('CHECKOUT-005 start at shipping while its details are incomplete', () => {
    expect(initialStep({ ...completeProgress, isShippingComplete: false, isPaymentComplete: false })).toBe('shipping');
  });
  it('CHECKOUT-006 start at payment without a method or a billing address', () => {
    expect(initialStep({ ...completeProgress, isPaymentComplete: false })).toBe('payment');
  });
  it('CHECKOUT-007 start at review otherwise, or at payment with card processing on', () => {
    expect(initialStep(completeProgress)).toBe('review');
    expect(initialStep({ ...completeProgress, isCardProcessingOn: true })).toBe('payment');
  });
  it('show the first incomplete step if the requested one is after it, unknown or absent', () => {
    const atPayment = { ...completeProgress, isPaymentComplete: false };
    expect(reachableStep('review', atPayment)).toBe('payment');
    expect(reachableStep('shipping', atPayment)).toBe('shipping');
    expect(reachableStep(null, atPayment)).toBe('payment');
    expect(reachableStep('pickup', atPayment)).toBe('payment');
    expect(reachableStep('review', { ...completeProgress, isCardProcessingOn: true })).toBe('review');
  });
  it('never show a step after an incomplete one', () => {
    fc.assert(
      fc.property(anyProgress, fc.constantFrom(...checkoutSteps, null, 'elsewhere'), (progress, requested) => {
        const steps = stepsOf(progress);
        const shown = steps.indexOf(reachableStep(requested, progress));
        expect(shown).toBeGreaterThanOrEqual(0);
        if (!progress.isPaymentComplete) expect(shown).toBeLessThanOrEqual(steps.indexOf('payment'));
        if (steps.includes('shipping') && !progress.isShippingComplete) expect(shown).toBeLessThanOrEqual(steps.indexOf('shipping'));
      }),
    );
  });
  it('are complete or incomplete according to the flashes of the basket', () => {
    const flash = (type: string) => ({ type, message: '', path: '$' });
    const shipped = {
      shipments: [{ shipmentId: 'me', productTotal: 1, shippingTotal: 0, c_isBOPIS: false }],
      productItems: [buildBasketItem('1')],
    };
    expect(checkoutProgress({ ...shipped, _flash: [] }, false)).toEqual(completeProgress);
    expect(checkoutProgress({ ...shipped, _flash: [flash('ShippingMethodRequired')] }, false).isShippingComplete).toBe(false);
    expect(checkoutProgress({ ...shipped, _flash: [flash('PaymentMethodRequired')] }, false).isPaymentComplete).toBe(false);
  });
  it('ask for the email once: at pickup, or else at shipping, which a basket without a parcel has only without pickup', () => {
    const emailed = buildBasketItem('2', { c_giftCardType: 'email', c_giftCardValue: 50 });
    const _flash = [{ type: 'CustomerEmailRequired', message: '', path: '$' }];
    const collected = checkoutProgress(
      { shipments: [buildPickupShipment()], productItems: [buildPickupItem('1'), emailed], _flash },
      false,
    );
    expect([initialStep(collected), stepsOf(collected)]).toEqual(['pickup', ['pickup', 'payment', 'review']]);
    const onlyEmailed = checkoutProgress({ shipments: [], productItems: [emailed], _flash }, false);
    expect([initialStep(onlyEmailed), stepsOf(onlyEmailed)]).toEqual(['shipping', ['shipping', 'payment', 'review']]);
  });
});
