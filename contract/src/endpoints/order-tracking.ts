/** A guest's order, found by its number and email. */
import { z } from 'zod';
import { shipment } from './baskets.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { order } from './orders.ts';

const orderNo = z.string().trim().min(1).max(40);
const email = z.string().trim().min(1).max(254);

/** The parts of an order that a tracking page needs; no street, phone number or payment data. */
export const trackedOrder = order.pick({ orderNo: true, status: true, creationDate: true, currency: true, c_orderType: true }).extend({
  shipments: z.array(
    shipment.pick({ shipmentId: true, shippingMethod: true, c_isBOPIS: true }).extend({
      /** Town of the destination. */
      c_town: z.strictObject({ city: z.string(), stateCode: z.string() }).optional(),
    }),
  ),
  productItems: z.array(
    order.shape.productItems.element.pick({
      itemId: true,
      productId: true,
      productName: true,
      quantity: true,
      price: true,
      shipmentId: true,
      c_image: true,
      c_variationNames: true,
      c_pageUrl: true,
    }),
  ),
});
export type TrackedOrder = z.output<typeof trackedOrder>;

export const trackOrder = defineEndpoint('trackOrder', {
  summary: 'Where an order is, to whoever knows its number and its email. An unknown number and a wrong email are answered alike.',
  body: z.strictObject({ orderNo, email }),
  response: trackedOrder,
  faults: ['OrderNotFoundException', 'ForbiddenException'],
});
export const getOrderDetail = defineEndpoint('getOrderDetail', {
  summary: 'The same for clients that ask with query parameters (API-030); the answer is kept by nobody.',
  query: z.strictObject({ orderNo, email }),
  response: trackedOrder,
  faults: ['OrderNotFoundException'],
});
