import { expect, it } from 'vitest';
import { declinedPaymentState, readDeclinedPayment, splitFirstSentence } from './declined-payment.ts';

it('ORDER-006 carries the words of a refusal to the payment step', () => {
  const state = declinedPaymentState({
    kind: 'refused',
    reason: 'declined',
    message: 'Your bank said no to this card. Nothing was charged.',
  });
  expect(readDeclinedPayment(state)).toEqual({ reason: 'declined', message: 'Your bank said no to this card. Nothing was charged.' });
  expect(readDeclinedPayment(null)).toBeUndefined();
  expect(readDeclinedPayment({ notice: 'elsewhere' })).toBeUndefined();
});
it('parts what happened from the rest', () => {
  expect(splitFirstSentence('It said no. Nothing was charged.')).toEqual(['It said no.', 'Nothing was charged.']);
  expect(splitFirstSentence('It said no.')).toEqual(['It said no.', '']);
});
