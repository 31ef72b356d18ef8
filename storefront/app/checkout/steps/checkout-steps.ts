/** Which step of checkout comes when (CHECKOUT-001 to CHECKOUT-007). Pure. */
import type { Basket } from '@outfitter/contract/client';

export const checkoutSteps = ['pickup', 'shipping', 'payment', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What is filled in. */
export interface CheckoutProgress {
  hasPickup: boolean;
  /** First name and phone of who picks up. */
  isPickupComplete: boolean;
  hasShipping: boolean;
  isShippingComplete: boolean;
  isPaymentComplete: boolean;
  /** Cards are entered with an outside processor, at the payment step, for each order anew. */
  isCardProcessingOn: boolean;
}

/** The steps of a checkout, in order; shipping stands first where nothing is picked up. */
export function stepsOf({ hasPickup, hasShipping }: CheckoutProgress): CheckoutStep[] {
  return checkoutSteps.filter((step) => (step === 'pickup' ? hasPickup : step === 'shipping' ? hasShipping || !hasPickup : true));
}

/** The number that stands beside a step; it shifts with pickup (CHECKOUT-003). */
export function stepNumber(step: CheckoutStep, progress: CheckoutProgress): number {
  return stepsOf(progress).indexOf(step) + 1;
}

/** Where checkout starts: the first step that lacks something, else the review (CHECKOUT-004 to CHECKOUT-007). */
export function initialStep(progress: CheckoutProgress): CheckoutStep {
  if (progress.hasPickup && !progress.isPickupComplete) return 'pickup';
  if ((progress.hasShipping || !progress.hasPickup) && !progress.isShippingComplete) return 'shipping';
  if (!progress.isPaymentComplete) return 'payment';
  return progress.isCardProcessingOn ? 'payment' : 'review';
}

/** The step that is shown for a wish: the wish itself unless a step before it lacks something (decisions, "Checkout steps"). */
export function reachableStep(requested: string | null, progress: CheckoutProgress): CheckoutStep {
  const steps = stepsOf(progress);
  const first = initialStep(progress);
  const step = steps.find((step) => step === requested);
  if (!step) return first;
  // Only what lacks something holds one back; the card processor alone does not.
  const last = progress.isPaymentComplete && first === 'payment' ? 'review' : first;
  return steps.indexOf(step) <= steps.indexOf(last) ? step : first;
}

const shippingFlashes = ['CustomerEmailRequired', 'ShippingAddressRequired', 'ShippingMethodRequired', 'InvalidShippingAddress'];
const paymentFlashes = ['BillingAddressRequired', 'PaymentMethodRequired', 'InvalidBillingAddress'];

/** The facts as the server tells them by what still stands in an order's way. */
export function checkoutProgress(basket: Pick<Basket, '_flash' | 'shipments'>, isCardProcessingOn: boolean): CheckoutProgress {
  const hasFlash = (types: readonly string[]) => basket._flash.some(({ type }) => types.includes(type));
  const hasPickup = basket.shipments.some(({ c_isBOPIS }) => c_isBOPIS);
  return {
    hasPickup,
    isPickupComplete: !hasFlash(['PickupDetailsRequired']),
    hasShipping: basket.shipments.some(({ c_isBOPIS }) => !c_isBOPIS),
    isShippingComplete: !hasFlash(shippingFlashes),
    isPaymentComplete: !hasFlash(paymentFlashes),
    isCardProcessingOn,
  };
}
