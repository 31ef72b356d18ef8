import { expect, it } from 'vitest';
import { type AttemptedBasket, orderAttemptFor } from './order-attempt.ts';

let keys = 0;
const newKey = () => {
  keys += 1;
  return `k${keys}`;
};
const basket = (basketId: string, orderTotal: number, card = 'card1'): AttemptedBasket => ({
  basketId,
  orderTotal,
  paymentInstruments: [{ paymentInstrumentId: card }],
});

it('ORDER-003 sends the same order with the same key; another total, card or basket is another order', () => {
  const first = orderAttemptFor(basket('b1', 149), undefined, newKey);
  expect(orderAttemptFor(basket('b1', 149), first, newKey)).toBe(first);
  const others = [basket('b1', 139), basket('b2', 149), basket('b1', 149, 'card2')];
  for (const other of others) expect(orderAttemptFor(other, first, newKey).idempotencyKey).not.toBe(first.idempotencyKey);
});
