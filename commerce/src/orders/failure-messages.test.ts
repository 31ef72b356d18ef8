import { expect, it } from 'vitest';
import { confirmationFlash, type FailureReason, failureFlash, isCardDeclined } from './failure-messages.ts';

const reasons: FailureReason[] = [
  'declined',
  'insufficient_funds',
  'processor_error',
  'not_confirmed',
  'timed_out',
  'given_up',
  'coupon_redeemed',
];

it.each(reasons)('ORDER-004 the flash of an order that failed as %s says that nothing was charged', (reason) => {
  const { message, ...flash } = failureFlash(reason);
  expect(message).toMatch(/^[A-Z].*\. Nothing was charged( and your details are still here)?\.$/);
  expect(flash).toEqual({ type: 'PaymentAuthorizationFailed', path: '$.paymentInstruments[0]', details: { reason } });
});

it('only a rejection by the bank, also after its second factor, counts as a declined card', () => {
  expect(reasons.filter(isCardDeclined)).toEqual(['declined', 'insufficient_funds', 'not_confirmed']);
});

it('the flash of a payment to confirm has the address of the bank', () => {
  expect(confirmationFlash('https://bank.example/1')).toEqual({
    type: 'PaymentConfirmationRequired',
    message: 'Your bank wants to hear from you that this payment is yours.',
    path: '$.paymentInstruments[0]',
    details: { url: 'https://bank.example/1' },
  });
});
