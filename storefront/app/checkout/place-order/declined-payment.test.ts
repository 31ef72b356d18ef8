import { expect, it } from 'vitest';
import { declinedPaymentState, readDeclinedPayment, splitFirstSentence } from './declined-payment.ts';

it('ORDER-006 passes the message of a declined payment to the payment step', () => {
  const state = declinedPaymentState({
    kind: 'declined',
    reason: 'declined',
    message: 'Your bank said no to this card. Nothing was charged.',
  });
  expect(readDeclinedPayment(state)).toEqual({ reason: 'declined', message: 'Your bank said no to this card. Nothing was charged.' });
  expect(readDeclinedPayment(null)).toBeUndefined();
  expect(readDeclinedPayment({ notice: 'elsewhere' })).toBeUndefined();
});
it('splits a message after its first sentence', () => {
  expect(splitFirstSentence('It said no. Nothing was charged.')).toEqual(['It said no.', 'Nothing was charged.']);
  expect(splitFirstSentence('It said no.')).toEqual(['It said no.', '']);
});
