import { expect, it } from 'vitest';
import { declinedPaymentState, readDeclinedPayment } from './declined-payment.ts';

it('ORDER-006 passes the reason of a declined payment to the payment step', () => {
  const state = declinedPaymentState({ kind: 'declined', reason: 'declined' });
  expect(readDeclinedPayment(state)).toEqual({ reason: 'declined' });
  expect(readDeclinedPayment(null)).toBeUndefined();
  expect(readDeclinedPayment({ notice: 'elsewhere' })).toBeUndefined();
});
