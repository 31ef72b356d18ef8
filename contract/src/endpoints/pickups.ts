/** The work in a store on items that shoppers collect there: calls of operators. Each may be repeated; it then changes nothing. */
import { z } from 'zod';
import { missingChoices, pickupWorkStates, shipmentTypes } from '../constants.ts';
import { amount, currency, uuid } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const units = z.number().int().min(0);
const unitsByItem = z
  .array(z.strictObject({ itemId: uuid, quantity: units.max(1_000_000) }))
  .max(100)
  .optional();

/** Pickup as the store sees it. It has no code, because shoppers show that to the store. */
export const pickup = z.strictObject({
  pickupId: uuid,
  orderNo: z.string(),
  storeId: z.string(),
  shipmentType: z.enum(shipmentTypes).exclude(['ship-to-home']),
  state: z.enum(pickupWorkStates),
  orderedAt: z.iso.datetime(),
  /** Latest time at which the shopper expects the items; a later one once missing items are sent from the warehouse. */
  readyBy: z.iso.datetime().optional(),
  promisedOn: z.iso.date().optional(),
  /** True if the promised time has passed before the items are ready. */
  isLate: z.boolean(),
  readySince: z.iso.datetime().optional(),
  collectUntil: z.iso.datetime().optional(),
  collectedAt: z.iso.datetime().optional(),
  /** Persons who may collect the items. */
  persons: z.array(z.string()),
  phone: z.string().optional(),
  items: z.array(
    z.strictObject({
      itemId: uuid,
      productId: z.string(),
      productName: z.string(),
      /** Chosen color and sizes. */
      choice: z.array(z.string()),
      quantity: units,
      /** Units that are set aside in the store, also those that it has received from the warehouse. */
      picked: units,
      /** Units on the way from the warehouse; those of a pickup that became ready without a receipt have come. */
      transferred: units,
      /** Missing units that the warehouse ships, or has shipped, to the shopper. */
      shipped: units,
      refunded: units,
      /** Units without a decision yet. */
      missing: units,
    }),
  ),
  currency,
  /** True if the price has been captured. The capture is requested when the items are ready, and confirmed by the payment provider. */
  isPaid: z.boolean(),
  refundedTotal: amount,
});
export type Pickup = z.output<typeof pickup>;

const params = z.strictObject({ pickupId: uuid });
const faults = ['NotFoundException', 'PickupStateException', 'ProductItemNotAvailableException', 'PickupProofException'] as const;

export const getPickups = defineEndpoint('getPickups', {
  summary:
    'Returns the open pickups of a store, or of all: those that still have to be ready, by their time, then those that wait for their shopper.',
  query: z.strictObject({
    storeId: z.string().max(40).optional(),
    state: z.enum(pickupWorkStates).optional(),
    /** Number of an order, of which also the pickups that have ended are returned. */
    orderNo: z.string().max(40).optional(),
    start: z.coerce.number().int().min(0).max(100_000).optional(),
    count: z.coerce.number().int().min(1).max(200).optional(),
  }),
  /** `count` is that of `data`; fewer than requested are the last ones. */
  response: z.strictObject({ count: units, data: z.array(pickup), start: units }),
  faults: ['ForbiddenException'],
});
export const pickItems = defineEndpoint('pickItems', {
  summary: 'Records which units of a pickup the store has set aside: all, except for those of the items given.',
  params,
  body: z.strictObject({ found: unitsByItem }),
  response: pickup,
  faults,
});
export const receiveTransfer = defineEndpoint('receiveTransfer', {
  summary:
    'Records which units of a pickup have arrived from the warehouse: all that are on their way, except for those of the items given. Others are missing.',
  params,
  body: z.strictObject({ received: unitsByItem }),
  response: pickup,
  faults,
});
export const decideMissingItems = defineEndpoint('decideMissingItems', {
  summary: 'Has missing units of a pickup sent to the store, shipped to the shopper, or refunded: of the items given, or of all.',
  params,
  body: z.strictObject({ choice: z.enum(missingChoices), itemIds: z.array(uuid).min(1).max(100).optional() }),
  response: pickup,
  faults,
});
export const markPickupReady = defineEndpoint('markPickupReady', {
  summary: 'Tells the shopper that the items of a pickup are ready, with what the warehouse has sent.',
  params,
  body: z.strictObject({}),
  response: pickup,
  faults,
});
export const expirePickup = defineEndpoint('expirePickup', {
  summary: 'Ends a pickup whose time is over, as the shop does by itself: the items go back on sale, and the shopper is refunded.',
  params,
  body: z.strictObject({}),
  response: pickup,
  faults,
});
/** True to hand the items over although the payment was declined. It is recorded with the operator. */
const allowsUnpaid = z.boolean().optional();

export const collectPickup = defineEndpoint('collectPickup', {
  summary:
    'Hands the items of a pickup over to the shopper who shows its code, or a document with a name of the order. Wrong ones are recorded and limited.',
  params,
  body: z.union([
    z.strictObject({ code: z.string().min(1).max(40), allowsUnpaid }),
    z.strictObject({ name: z.string().min(1).max(200), allowsUnpaid }),
  ]),
  response: pickup,
  faults: [...faults, 'PickupUnpaidException', 'TooManyRequestsException'],
});
