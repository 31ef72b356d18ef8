import { z } from 'zod';
import { shipment } from './baskets/basket-schema.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { order } from './orders.ts';
import { pickupProgress } from './pickup-progress.ts';

const orderNo = z.string().trim().min(1).max(40);
const email = z.string().trim().min(1).max(254);

export const trackedOrder = order
  .pick({ orderNo: true, status: true, creationDate: true, currency: true, orderTotal: true, c_orderType: true })
  .extend({
    shipments: z.array(
      shipment
        .pick({
          shipmentId: true,
          shippingMethod: true,
          c_isBOPIS: true,
          c_readyBy: true,
          c_promiseDate: true,
          c_pickupStoreTimeZone: true,
          gift: true,
          giftMessage: true,
          c_shipAvailableFirst: true,
          c_parcels: true,
        })
        .extend({
          c_pickupState: pickupProgress.c_pickupState,
          c_readySince: pickupProgress.c_readySince,
          c_collectUntil: pickupProgress.c_collectUntil,
          c_missingItems: pickupProgress.c_missingItems,
          c_refundedTotal: pickupProgress.c_refundedTotal,
        })
        .extend({ c_town: z.strictObject({ city: z.string(), stateCode: z.string() }).optional() }),
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
        c_isBackordered: true,
        c_inStockDate: true,
        c_giftCardRecipientName: true,
        c_giftCardSenderName: true,
        c_giftCardMessage: true,
      }),
    ),
  });
export type TrackedOrder = z.output<typeof trackedOrder>;

export const trackOrder = defineEndpoint('trackOrder', {
  summary:
    'Returns the status of an order by its number and email address. The response does not distinguish an unknown number from a wrong email address.',
  body: z.strictObject({ orderNo, email }),
  response: trackedOrder,
  faults: ['OrderNotFoundException', 'ForbiddenException'],
});
export const getOrderDetail = defineEndpoint('getOrderDetail', {
  summary: 'Like `trackOrder`, with query parameters (API-030). The response is not cached.',
  query: z.strictObject({ orderNo, email }),
  response: trackedOrder,
  faults: ['OrderNotFoundException'],
});
