/** Order and availability of the checkout steps (CHECKOUT-001 to CHECKOUT-007). */
import type { Basket } from '@outfitter/contract/client';

export const checkoutSteps = ['pickup', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface CheckoutProgress {
  hasPickup: boolean;
  isPickupComplete: boolean;
  hasShipping: boolean;
  isShippingComplete: boolean;
  isPaymentComplete: boolean;
  /** An external processor collects the card at the payment step, again for each order. */
  isCardProcessingOn: boolean;
}

export function stepsOf({ hasPickup, hasShipping }: CheckoutProgress): CheckoutStep[] {
  return checkoutSteps.filter((step) => (step === 'pickup' ? hasPickup : step === 'shipping' ? hasShipping || !hasPickup : true));
}

/** CHECKOUT-003 */
export function stepNumber(step: CheckoutStep, progress: CheckoutProgress): number {
  return stepsOf(progress).indexOf(step) + 1;
}

/** The first incomplete step, else the review (CHECKOUT-004 to CHECKOUT-007). */
export function initialStep(progress: CheckoutProgress): CheckoutStep {
  if (progress.hasPickup && !progress.isPickupComplete) return 'pickup';
  if ((progress.hasShipping || !progress.hasPickup) && !progress.isShippingComplete) return 'shipping';
  if (!progress.isPaymentComplete) return 'payment';
  return progress.isCardProcessingOn ? 'payment' : 'review';
}

/** Returns the requested step, or the first incomplete one before it. */
export function reachableStep(requested: string | null, progress: CheckoutProgress): CheckoutStep {
  const steps = stepsOf(progress);
  const first = initialStep(progress);
  const step = steps.find((step) => step === requested);
  if (!step) return first;
  // The card processor alone does not make the payment step incomplete.
  const last = progress.isPaymentComplete && first === 'payment' ? 'review' : first;
  return steps.indexOf(step) <= steps.indexOf(last) ? step : first;
}

const shippingFlashes = ['CustomerEmailRequired', 'ShippingAddressRequired', 'ShippingMethodRequired', 'InvalidShippingAddress'];
const pickupFlashes = ['PickupDetailsRequired'];
const paymentFlashes = ['BillingAddressRequired', 'PaymentMethodRequired', 'InvalidBillingAddress'];

export function checkoutProgress(basket: Pick<Basket, '_flash' | 'shipments'>, isCardProcessingOn: boolean): CheckoutProgress {
  const hasFlash = (types: readonly string[]) => basket._flash.some(({ type }) => types.includes(type));
  const hasPickup = basket.shipments.some(({ c_isBOPIS }) => c_isBOPIS);
  const hasShipping = basket.shipments.some(({ c_isBOPIS }) => !c_isBOPIS);
  return {
    hasPickup,
    // The first of the two steps asks for the email of the receipt.
    isPickupComplete: !hasFlash(hasShipping ? pickupFlashes : [...pickupFlashes, 'CustomerEmailRequired']),
    hasShipping,
    isShippingComplete: !hasFlash(shippingFlashes),
    isPaymentComplete: !hasFlash(paymentFlashes),
    isCardProcessingOn,
  };
}
