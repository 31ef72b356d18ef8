import { z } from 'zod';
import { amount, uuid } from '../shared-schemas.ts';
import { basket, productItem } from './baskets.ts';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';

/** From `created` to `awaiting_shopper` the payment is pending; then `failed` or `new`, then fulfillment. */
export const orderStatus = z.enum([
  'created',
  'authorising',
  'awaiting_shopper',
  'failed',
  'new',
  'allocated',
  'shipped',
  'ready_for_pickup',
  'completed',
  'cancelled',
]);
export type OrderStatus = z.output<typeof orderStatus>;

export const order = basket
  .omit({
    basketId: true,
    applicableShippingMethods: true,
    defaultShippingMethodId: true,
    c_approachingDiscounts: true,
    c_isEstimate: true,
    lastModified: true,
    productItems: true,
  })
  .extend({
    orderNo: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    status: orderStatus,
    c_salesOrigin: z.string(),
    c_orderType: z.enum(['split', 'pickup', 'shipping']),
    productItems: z.array(
      productItem.omit({ inventory: true }).extend({
        /** When a backordered item was expected in stock as the order was placed. */
        c_inStockDate: z.iso.date().optional(),
        c_variantId: z.string(),
        c_images: z.string(),
        c_productColor: z.string().optional(),
        c_productSize: z.string().optional(),
        c_productInseam: z.string().optional(),
        c_productWaist: z.string().optional(),
        c_pageUrl: z.string(),
      }),
    ),
    c_paymentSummary: z.array(z.strictObject({ label: z.string(), amount })),
  });
export type Order = z.output<typeof order>;

export const placeOrder = defineEndpoint('placeOrder', {
  summary: 'Places the order of a basket. If the basket already has an order, returns it. A declined payment is a 200 with a `_flash`.',
  params: shopParams({}),
  query: shopQuery({}),
  body: z.strictObject({
    basketId: uuid,
    /** The total that the shopper saw; a different total is a 409 with the new basket. */
    c_expectedTotal: amount.optional(),
  }),
  response: order,
  faults: [
    'BasketNotFoundException',
    'BasketNotReadyException',
    'BasketTotalChangedException',
    'ProductItemNotAvailableException',
    'OrderInProgressException',
    'TooManyRequestsException',
  ],
});
export const getOrder = defineEndpoint('getOrder', {
  summary: 'Returns an order to its owner.',
  params: shopParams({ orderNo: z.string().max(40) }),
  query: shopQuery({}),
  response: order,
  faults: ['OrderNotFoundException'],
});
export const returnFromPayment = defineEndpoint('returnFromPayment', {
  summary: 'Continues an order after a step at the payment provider.',
  body: z.strictObject({ orderNo: z.string().max(40) }),
  response: order,
  faults: ['OrderNotFoundException'],
});
