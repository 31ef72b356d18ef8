import { expect, it } from 'vitest';
import { orderStateOfPickups } from './order-state-of-pickups.ts';

it.each([
  ['new', ['to_pick'], false, 'new'],
  ['new', ['in_transfer'], false, 'new'],
  ['new', ['picked'], false, 'allocated'],
  ['allocated', ['ready'], false, 'ready_for_pickup'],
  ['new', ['ready', 'in_transfer'], true, 'ready_for_pickup'],
  ['ready_for_pickup', ['collected', 'in_transfer'], false, 'allocated'],
  ['ready_for_pickup', ['collected'], false, 'completed'],
  ['ready_for_pickup', ['collected', 'expired'], false, 'completed'],
  ['ready_for_pickup', ['collected'], true, 'allocated'],
  ['ready_for_pickup', ['expired'], false, 'cancelled'],
  ['allocated', ['closed'], false, 'cancelled'],
  ['allocated', ['closed'], true, 'allocated'],
  ['shipped', ['collected'], true, 'shipped'],
] as const)('an order that is %s, with pickups that are %j and shipped items: %s, becomes %s', (current, states, isShipped, next) => {
  expect(orderStateOfPickups(current, states, isShipped)).toBe(next);
});
