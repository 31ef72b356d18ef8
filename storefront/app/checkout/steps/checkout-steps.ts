/** Order and availability of the checkout steps (CHECKOUT-001 to CHECKOUT-007). */
import type { Basket } from '@outfitter/contract/client';
import { hasParcel } from '../../basket/index.ts';

export const checkoutSteps = ['pickup', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface CheckoutProgress {
  hasPickup: boolean;
  isPickupComplete: boolean;
  hasParcel: boolean;
  isShippingComplete: boolean;
  isPaymentComplete: boolean;
  /** Whether an external processor collects the card at the payment step, again for each order. */
  isCardProcessingOn: boolean;
}

/** Returns the steps. The first one asks for the email: pickup, or else shipping, even if nothing is shipped. */
export function stepsOf({ hasPickup, hasParcel }: CheckoutProgress): CheckoutStep[] {
  return checkoutSteps.filter((step) => (step === 'pickup' ? hasPickup : step === 'shipping' ? hasParcel || !hasPickup : true));
}

/** Returns the position of a step, counted from 1 (CHECKOUT-003). */
export function stepNumber(step: CheckoutStep, progress: CheckoutProgress): number {
  return stepsOf(progress).indexOf(step) + 1;
}

/** Returns the first incomplete step, else the review (CHECKOUT-004 to CHECKOUT-007). */
export function initialStep(progress: CheckoutProgress): CheckoutStep {
  if (progress.hasPickup && !progress.isPickupComplete) return 'pickup';
  if ((progress.hasParcel || !progress.hasPickup) && !progress.isShippingComplete) return 'shipping';
  if (!progress.isPaymentComplete) return 'payment';
  return progress.isCardProcessingOn ? 'payment' : 'review';
}

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
const pickupFlashes = ['CustomerEmailRequired', 'PickupDetailsRequired'];
const paymentFlashes = ['BillingAddressRequired', 'PaymentMethodRequired', 'InvalidBillingAddress'];

export function checkoutProgress(
  basket: Pick<Basket, '_flash' | 'productItems' | 'shipments'>,
  isCardProcessingOn: boolean,
): CheckoutProgress {
  const hasFlash = (types: readonly string[]) => basket._flash.some(({ type }) => types.includes(type));
  return {
    hasPickup: basket.shipments.some(({ c_isBOPIS }) => c_isBOPIS),
    isPickupComplete: !hasFlash(pickupFlashes),
    hasParcel: hasParcel(basket),
    isShippingComplete: !hasFlash(shippingFlashes),
    isPaymentComplete: !hasFlash(paymentFlashes),
    isCardProcessingOn,
  };
}
