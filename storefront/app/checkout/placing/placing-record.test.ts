import { expect, it } from 'vitest';
import { recordFor } from './placing-record.ts';

let keys = 0;
const newKey = () => {
  keys += 1;
  return `k${keys}`;
};

it('sends the same order with the same key, and another total with another', () => {
  const first = recordFor('b1', 149, undefined, newKey);
  expect(recordFor('b1', 149, first, newKey)).toBe(first);
  expect(recordFor('b1', 139, first, newKey).idempotencyKey).not.toBe(first.idempotencyKey);
  expect(recordFor('b2', 149, first, newKey).idempotencyKey).not.toBe(first.idempotencyKey);
});
