import { type OrderStatus, shipmentIds } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { validate } from '../forms/index.ts';
import { orderLookupSchema } from './order-lookup-schema.ts';
import { deliveryProgress, type TrackedDelivery } from './order-progress.ts';
import { emptyOrderLookup } from './track-order.ts';

describe('tracking an order', () => {
  it('ROUTE-019 requires the order number and the email', () => {
    expect(validate(orderLookupSchema, { ...emptyOrderLookup, orderNumber: ' ' })).toEqual({
      ok: false,
      errors: { orderNumber: { code: 'required' }, orderEmail: { code: 'required' } },
    });
    expect(validate(orderLookupSchema, { orderNumber: 'R4K72M9QXB', orderEmail: 'dale@example.com' }).ok).toBe(true);
  });
  const parcel = { shipmentId: 'me', c_isBOPIS: false };
  const pickup = (c_pickupState: TrackedDelivery['c_pickupState'], type: 'in-store-pickup' | 'ship-to-store' = 'in-store-pickup') => ({
    shipmentId: shipmentIds[type],
    c_isBOPIS: true,
    ...(c_pickupState ? { c_pickupState } : {}),
  });
  const now = (...delivery: Parameters<typeof deliveryProgress>) =>
    deliveryProgress(...delivery)?.find(({ state }) => state === 'now')?.stage;

  it('shows the progress of a parcel', () => {
    const states = (status: OrderStatus) => deliveryProgress(status, parcel)?.map((step) => step.state);
    expect(states('new')).toEqual(['now', 'ahead', 'ahead', 'ahead']);
    expect(states('shipped')).toEqual(['done', 'done', 'now', 'ahead']);
    expect(states('completed')).toEqual(['done', 'done', 'done', 'done']);
    expect(states('cancelled')).toBeUndefined();
  });
  it('shows the parcel and the pickup of an order each with its own progress', () => {
    expect([now('ready_for_pickup', parcel), now('ready_for_pickup', pickup('ready'))]).toEqual(['packing', 'shipped']);
    expect([now('shipped', parcel), now('shipped', pickup('preparing'))]).toEqual(['shipped', 'packing']);
    expect(now('new', pickup('preparing'))).toBe('placed');
    expect(deliveryProgress('shipped', pickup('collected'))?.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
    expect(deliveryProgress('completed', pickup('expired'))).toBeUndefined();
  });
  it('shows what is sent to a store on its way there', () => {
    const steps = (status: OrderStatus) =>
      deliveryProgress(status, pickup('in_transfer', 'ship-to-store'))?.map(({ stage, state }) => `${stage} ${state}`);
    expect(steps('new'), 'nothing has left the warehouse').toEqual(['placed now', 'to-store ahead', 'shipped ahead', 'done ahead']);
    expect(steps('allocated')).toEqual(['placed done', 'to-store now', 'shipped ahead', 'done ahead']);
    expect(now('allocated', pickup('preparing', 'ship-to-store')), 'a part of it has not arrived').toBe('to-store');
  });
});
