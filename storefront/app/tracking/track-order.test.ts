import { describe, expect, it } from 'vitest';
import { validate } from '../forms/index.ts';
import { orderLookupSchema } from './order-lookup-schema.ts';
import { orderProgress } from './order-progress.ts';
import { emptyOrderLookup } from './track-order.ts';

describe('tracking an order', () => {
  it('ROUTE-019 requires the order number and the email', () => {
    expect(validate(orderLookupSchema, { ...emptyOrderLookup, orderNumber: ' ' })).toEqual({
      ok: false,
      errors: { orderNumber: { code: 'required' }, orderEmail: { code: 'required' } },
    });
    expect(validate(orderLookupSchema, { orderNumber: 'R4K72M9QXB', orderEmail: 'dale@example.com' }).ok).toBe(true);
  });
  it('shows the progress of the order', () => {
    const states = (status: Parameters<typeof orderProgress>[0], isPickup = false) =>
      orderProgress(status, isPickup)?.map((step) => step.state);
    expect(states('new')).toEqual(['now', 'ahead', 'ahead', 'ahead']);
    expect(states('shipped')).toEqual(['done', 'done', 'now', 'ahead']);
    expect(states('completed')).toEqual(['done', 'done', 'done', 'done']);
    expect(states('cancelled')).toBeUndefined();
  });
  it('does not show the parcel of a split order as shipped because other items wait at a store', () => {
    const now = (isPickup: boolean) => orderProgress('ready_for_pickup', isPickup)?.find(({ state }) => state === 'now')?.stage;
    expect([now(true), now(false)]).toEqual(['shipped', 'packing']);
  });
});
