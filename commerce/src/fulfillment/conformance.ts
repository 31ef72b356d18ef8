import type { CartAtpRequest } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import type { AvailabilityPromises } from './availability-promises.ts';

/**
 * The shop of the suite: 10 of COAT in the warehouse and 2 in the store 001, 5 of LATER on backorder until December 11, 2026, none of GONE;
 * the store 002 has no pickup, and 1 of COAT.
 */
const at = new Date('2026-11-16T15:00:00Z');
const all = { EvaluateShipping: true, EvaluatePickup: true, EvaluatePickupWithShipTo: true };
const detail = (DetailId: string, ItemId: string, Quantity: number, StoreId = '001') => ({ DetailId, ItemId, Quantity, StoreId, ...all });
const request = (...RequestDetails: CartAtpRequest['RequestDetails']): CartAtpRequest => ({
  RequestId: 'conformance',
  Address: { PostalCode: '55731', Country: 'US' },
  RequestDetails,
});

export function availabilityConformance(name: string, source: () => AvailabilityPromises): void {
  describe(`${name} as a source of availability`, () => {
    const cartAtp = (...details: CartAtpRequest['RequestDetails']) => source().cartAtp(request(...details), at);

    it('FULFIL-006 has options with dates for shipping, pickup and ship-to-store, and the quantity of each item', async () => {
      const response = await cartAtp(detail('1', 'COAT', 2));
      expect(response.StoreId).toBe('001');
      expect(response.ShippingOptions.map(({ ShippingMethodId, PromiseKey }) => [ShippingMethodId, PromiseKey])).toEqual(
        expect.arrayContaining([
          ['02', 'Ground'],
          ['03', 'Overnight'],
        ]),
      );
      for (const { EarliestDeliveryDate = '', LatestDeliveryDate = '' } of response.ShippingOptions) {
        expect(EarliestDeliveryDate > '2026-11-16' && EarliestDeliveryDate <= LatestDeliveryDate).toBe(true);
      }
      for (const options of [response.PickupOptions, response.ShipToStoreOptions]) {
        expect(options.map(({ StoreId }) => StoreId)).toEqual(['001']);
        expect((options[0]?.EarliestPickupDate ?? '') >= '2026-11-16').toBe(true);
      }
      expect(response.ResponseDetails).toMatchObject([{ DetailId: '1', ItemId: 'COAT', Quantity: 2 }]);
    });

    it('has no more units than there are by each way of delivery', async () => {
      const { ResponseDetails } = await cartAtp(detail('1', 'COAT', 12), detail('2', 'GONE', 1), detail('3', 'UNKNOWN', 1));
      expect(ResponseDetails).toMatchObject([
        { Quantity: 10, Shipping: { Quantity: 10 }, Pickup: { Quantity: 2 }, ShipToStore: { Quantity: 10 } },
        { Quantity: 0, Shipping: { Quantity: 0, Status: 'NOT_AVAILABLE', InventoryMessage: 'NOT_AVAILABLE' } },
        { Quantity: 0, Pickup: { Quantity: 0, Status: 'NOT_AVAILABLE' } },
      ]);
    });

    it('shares the units of an item among its lines', async () => {
      const { ResponseDetails } = await cartAtp(detail('1', 'COAT', 7), detail('2', 'COAT', 7));
      expect(ResponseDetails.map(({ Shipping, Pickup }) => [Shipping?.Quantity, Pickup?.Quantity])).toEqual([
        [7, 2],
        [3, 0],
      ]);
    });

    it('ships backordered items after their in-stock date, and offers no pickup of them', async () => {
      const { ShippingOptions, PickupOptions, ResponseDetails } = await cartAtp(detail('1', 'LATER', 1));
      expect(ShippingOptions.every(({ EarliestDeliveryDate = '' }) => EarliestDeliveryDate > '2026-12-11')).toBe(true);
      expect(PickupOptions).toEqual([]);
      expect(ResponseDetails[0]?.Shipping?.InventoryMessage).toBe('Backorder until 2026-12-11');
    });

    it('offers nothing at a store without pickup, or at an unknown one', async () => {
      const response = await cartAtp(detail('1', 'COAT', 1, '002'), detail('2', 'COAT', 1, '999'));
      expect([response.PickupOptions, response.ShipToStoreOptions]).toEqual([[], []]);
      expect(response.ShippingOptions.length).toBeGreaterThan(0);
    });

    it('has only the options that were asked for', async () => {
      const none = { EvaluateShipping: false, EvaluatePickup: false, EvaluatePickupWithShipTo: false };
      const response = await cartAtp({ ...detail('1', 'COAT', 1), ...none });
      expect([response.ShippingOptions, response.PickupOptions, response.ShipToStoreOptions]).toEqual([[], [], []]);
    });

    it('returns the same response for the same request', async () => {
      expect(await cartAtp(detail('1', 'COAT', 1))).toEqual(await cartAtp(detail('1', 'COAT', 1)));
    });
  });
}
