import { z } from 'zod';
import { amount, uuid } from '../shared-schemas.ts';
import { basket, productItem, shipment } from './baskets/basket-schema.ts';
import { defineEndpoint, shopParams, shopQuery } from './define-endpoint.ts';
import { pickupProgress } from './pickup-progress.ts';

/** Status of an order. From `created` to `awaiting_shopper` the payment is pending; then `failed` or `new`, then fulfillment. */
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
    shipments: z.array(shipment.extend(pickupProgress)),
    c_salesOrigin: z.string(),
    c_orderType: z.enum(['split', 'pickup', 'shipping']),
    productItems: z.array(
      productItem.omit({ inventory: true }).extend({
        /** Date on which a backordered item was expected in stock when the order was placed. */
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

/** An order in the lists of an account; `Order` has the rest. */
export const orderSummary = order.pick({
  orderNo: true,
  orderId: true,
  orderNumber: true,
  status: true,
  currency: true,
  orderTotal: true,
  taxTotal: true,
  shippingTotal: true,
  c_salesOrigin: true,
  c_orderType: true,
  productItems: true,
  shipments: true,
  creationDate: true,
});
export type OrderSummary = z.output<typeof orderSummary>;

const page = { start: z.coerce.number().int().min(0).max(100_000).optional(), count: z.coerce.number().int().min(1).max(50).optional() };
export const getCustomerOrders = defineEndpoint('getCustomerOrders', {
  summary: "Returns the customer's orders, the latest first (API-029).",
  params: shopParams({ customerId: z.string().max(60) }),
  query: shopQuery({ ...page, c_salesOrigins: z.string().max(300).optional() }),
  response: z.strictObject({ count: z.number().int(), data: z.array(orderSummary), start: z.number().int(), total: z.number().int() }),
  faults: ['CustomerNotFoundException', 'InvalidCustomerException'],
});
export const getOrderHistory = defineEndpoint('getOrderHistory', {
  summary: "Returns the customer's orders from the order-history service (API-031).",
  query: z.strictObject({
    c_customerNo: z.string().max(40),
    page: z.coerce.number().int().min(0).max(10_000).optional(),
    size: z.coerce.number().int().min(1).max(50).optional(),
    c_salesOrigins: z.string().max(300).optional(),
  }),
  response: z.strictObject({
    content: z.array(orderSummary),
    page: z.number().int(),
    size: z.number().int(),
    totalElements: z.number().int(),
    totalPages: z.number().int(),
  }),
  faults: ['CustomerNotFoundException', 'InvalidCustomerException'],
});
export const getOrderHistoryDetails = defineEndpoint('getOrderHistoryDetails', {
  summary: 'Returns an order of the customer from the order-history service (API-032).',
  query: z.strictObject({ c_orderId: z.string().max(60) }),
  response: order,
  faults: ['OrderNotFoundException'],
});
export const createOrderByService = defineEndpoint('createOrderByService', {
  summary: 'Places the order of a basket, as `POST orders` does (API-033).',
  body: z.strictObject({ basketId: uuid, c_expectedTotal: amount.optional() }),
  response: order,
  faults: placeOrder.faults,
});
