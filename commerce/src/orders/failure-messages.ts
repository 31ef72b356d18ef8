import type { Flash } from '@outfitter/contract';
import type { DeclineReason } from '../payments/payment-provider.ts';

export type FailureReason = Exclude<DeclineReason, 'voided'> | 'timed_out' | 'coupon_redeemed' | 'given_up';

const reassurance = 'Nothing was charged and your details are still here.';
const messages: Record<FailureReason, string> = {
  declined: `Your bank said no to this card. ${reassurance}`,
  insufficient_funds: `Your bank said no to this card. ${reassurance}`,
  processor_error: `The payment service gave no proper answer. ${reassurance}`,
  not_confirmed: `The payment was not confirmed with your bank. ${reassurance}`,
  timed_out: `The payment was not confirmed in time. ${reassurance}`,
  given_up: 'The cart was changed before this payment was confirmed, so it was given up. Nothing was charged.',
  coupon_redeemed: `A promo code of this order has been used already. ${reassurance}`,
};

const path = '$.paymentInstruments[0]';

export function failureFlash(reason: FailureReason): Flash {
  return { type: 'PaymentAuthorizationFailed', message: messages[reason], path, details: { reason } };
}

/** Returns whether the bank rejected the card, or its holder did not confirm the payment, as happens to most stolen card numbers. */
export function isCardDeclined(reason: FailureReason): boolean {
  return reason === 'declined' || reason === 'insufficient_funds' || reason === 'not_confirmed';
}

export function confirmationFlash(url: string): Flash {
  return {
    type: 'PaymentConfirmationRequired',
    message: 'Your bank wants to hear from you that this payment is yours.',
    path,
    details: { url },
  };
}
