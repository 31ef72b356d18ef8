/** Calls of the shipments of a basket. */
import { z } from 'zod';
import { maxGiftMessageLength, shipmentIds } from '../../constants.ts';
import { addressInput, removable } from '../../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from '../define-endpoint.ts';
import { pickupContactChange } from '../pickup-fields.ts';
import { basketFaults, basketParams, flag, pickupFaults, storeId } from './basket-parameters.ts';
import { basket, shippingMethod } from './basket-schema.ts';

const shipmentParams = shopParams({ basketId: z.string().max(60), shipmentId: z.string().max(40) });

export const setShippingAddress = defineEndpoint('setShippingAddress', {
  summary: 'Sets the address of a shipment. A partial address (country, state, postal code) is enough for an estimate.',
  params: shipmentParams,
  query: shopQuery({ use_as_billing: flag }),
  body: addressInput,
  response: basket,
  faults: [...basketFaults, 'ShipmentNotFoundException', 'ValidationException'],
});

export const getShippingMethods = defineEndpoint('getShippingMethods', {
  summary: "Returns the shipping methods for a shipment's country, with prices and dates.",
  params: shipmentParams,
  query: shopQuery({ countryCode: z.enum(['US', 'CA', 'AA', 'AE', 'AP']).optional() }),
  response: z.strictObject({ applicableShippingMethods: z.array(shippingMethod), defaultShippingMethodId: z.string().optional() }),
  faults: ['BasketNotFoundException', 'ShipmentNotFoundException'],
});

export const setShippingMethod = defineEndpoint('setShippingMethod', {
  summary: 'Sets the shipping method of a shipment. The items of a pickup shipment move to the other pickup method, as far as possible.',
  params: shipmentParams,
  query: shopQuery({}),
  body: z.strictObject({ id: z.string().max(40), c_promiseDate: z.iso.date().optional() }),
  response: basket,
  faults: [...basketFaults, ...pickupFaults, 'ShipmentNotFoundException', 'InvalidShippingMethodIdException'],
});

export const createShipment = defineEndpoint('createShipment', {
  summary: 'Creates a shipment, which stays until items are put into it and removed again. A shipment that exists is returned as it is.',
  params: basketParams,
  query: shopQuery({}),
  body: z.strictObject({ shipmentId: z.enum(Object.values(shipmentIds)) }),
  response: basket,
  faults: basketFaults,
});

/** Change of a shipment. A message belongs to a gift: it is rejected for another shipment, and removed with `gift: false`. */
export const shipmentChange = z
  .strictObject({
    c_shipAvailableFirst: z.boolean().optional(),
    gift: z.boolean().optional(),
    giftMessage: removable(z.string().max(maxGiftMessageLength)),
    ...pickupContactChange,
    /** Pickup store, the same as that of the basket. */
    c_pickupStoreID: removable(storeId),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'at least one choice');
export type ShipmentChange = z.output<typeof shipmentChange>;

export const updateShipment = defineEndpoint('updateShipment', {
  summary:
    'Of a shipment to a home: chooses whether items in stock are shipped before backordered ones, in a parcel of their own and at no further cost, and whether it is a gift. Of a pickup shipment: changes who collects it, and the store.',
  params: shipmentParams,
  query: shopQuery({}),
  body: shipmentChange,
  response: basket,
  faults: [...basketFaults, ...pickupFaults, 'ShipmentNotFoundException', 'ValidationException'],
});
