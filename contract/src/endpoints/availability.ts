/** Availability: units that can be shipped, picked up or shipped to a store, and when. */
import { z } from 'zod';
import { type AvailabilityGroup, availabilityGroups, availabilityStatuses } from '../client/addresses/delivery-codes.ts';
import { listingPageSize, maxCartAtpDetails, maxCartAtpStores } from '../constants.ts';
import { productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { distanceUnit, storePickupStatus } from './stores.ts';

const line = (maxLength: number) => z.string().max(maxLength).optional();
const storeId = z.string().min(1).max(40);
const country = z.enum(['US', 'CA', 'AA', 'AE', 'AP']);
const day = z.iso.date();
const quantity = z.number().int().min(0);
const status = z.enum(availabilityStatuses);
const group = z.enum(Object.keys(availabilityGroups) as [AvailabilityGroup, ...AvailabilityGroup[]]);
const label = z.enum(Object.values(availabilityGroups).map((each) => each.label) as [string, ...string[]]);

/** Message about availability: `in stock`, `Limited Quantity`, `Backorder until {date}`, `Time Unavailable` or `NOT_AVAILABLE`. */
const inventoryMessage = z.string();

/** Offer of one of the two ways to collect an item at a store. */
const pickupWay = z.strictObject({
  /** Units in stock now, at most the quantity: nothing on backorder can be picked up. */
  available: quantity,
  message: inventoryMessage,
  group: group.optional(),
  /** Local date of the store; absent if nothing is available, or the date is not known. */
  pickupDate: day.optional(),
  readyBy: z.iso.datetime().optional(),
});

export const storeInventory = z.strictObject({
  store: storeId,
  product: productId,
  quantity: z.number().int(),
  /** Reason why nothing is available at a store that takes no pickups now. */
  pickupStatus: storePickupStatus,
  available: quantity,
  /** Units that the warehouse can send to the store, at most the quantity. */
  availableToShipToStore: quantity,
  status,
  group: group.optional(),
  label: label.optional(),
  message: inventoryMessage,
  pickupDate: day.optional(),
  /** The time of pickup, if the store has the items. */
  readyBy: z.iso.datetime().optional(),
  /** Both ways, for a shopper who chooses between them; the fields above are those of the first one that has the quantity. */
  ways: z.strictObject({ 'in-store-pickup': pickupWay, 'ship-to-store': pickupWay }),
  /** Units in stock at a store that takes no pickups, at most the quantity; absent while the store is closed. */
  inStore: z.strictObject({ available: quantity, message: inventoryMessage }).optional(),
  /** Nearest other store that takes pickups and has some, if the store has none; `available` is at most the quantity. */
  nearest: z.strictObject({ store: storeId, name: z.string(), distance: z.number(), unit: distanceUnit, available: quantity }).optional(),
});
export type StoreInventory = z.output<typeof storeInventory>;

export const getStoreInventory = defineEndpoint('getStoreInventory', {
  summary: 'Returns whether a store has a quantity of a SKU, and when it can be picked up (API-048).',
  query: z.looseObject({ store: storeId, product: productId, quantity: z.coerce.number().int().min(1).max(1_000_000).optional() }),
  response: storeInventory,
  faults: ['ProductNotFoundException', 'NotFoundException'],
});

/** Maximum number of styles that one request may ask about: a page of a listing. */
export const maxStylesOfStoreCall = listingPageSize;

export const storePickup = z.strictObject({
  store: storeId,
  /** Availability group; absent, like the date and the time, if the store takes no pickups. */
  group: group.optional(),
  pickupDate: day.optional(),
  readyBy: z.iso.datetime().optional(),
  /** Empty while the store is closed. */
  products: z.array(
    z.strictObject({
      id: productId,
      variants: z.number().int(),
      /** Number of SKUs that the store has. */
      available: z.number().int(),
    }),
  ),
});
export type StorePickup = z.output<typeof storePickup>;

export const getStorePickup = defineEndpoint('getStorePickup', {
  summary: 'Returns which styles a store has now, and when they can be picked up there.',
  query: z.looseObject({
    store: storeId,
    /** Comma-separated ids of styles. Unknown ids are omitted in the response. */
    products: z
      .string()
      .max(2000)
      .refine((ids) => ids.split(',').length <= maxStylesOfStoreCall, `at most ${maxStylesOfStoreCall} ids`),
  }),
  response: storePickup,
  faults: ['NotFoundException'],
});

export const cartAtpRequest = z.strictObject({
  RequestId: line(100),
  Address: z
    .strictObject({
      Address1: line(200),
      Address2: line(200),
      City: line(100),
      State: line(10),
      PostalCode: line(12),
      Country: country.optional(),
    })
    .optional(),
  RequestDetails: z
    .array(
      z.strictObject({
        ItemId: productId,
        Quantity: z.number().int().min(1).max(1_000_000),
        DetailId: z.string().max(60),
        EvaluateShipping: z.boolean().optional(),
        EvaluatePickup: z.boolean().optional(),
        EvaluatePickupWithShipTo: z.boolean().optional(),
        /** A field of our own: what the store has, whether or not it takes pickups. */
        EvaluateInStore: z.boolean().optional(),
        StoreId: storeId.optional(),
        OrderContainsPickup: z.boolean().optional(),
        Country: country.optional(),
      }),
    )
    .min(1)
    .max(maxCartAtpDetails)
    .refine((details) => new Set(details.map(({ StoreId }) => StoreId)).size <= maxCartAtpStores, `at most ${maxCartAtpStores} stores`),
});
export type CartAtpRequest = z.output<typeof cartAtpRequest>;

/** Units of an item by one way of delivery, at most the requested ones. */
const detailOption = z.strictObject({ Quantity: quantity, Status: status, InventoryMessage: inventoryMessage });
const storeOption = z.strictObject({
  StoreId: storeId,
  Group: group,
  Label: label,
  /** Local date of the store; absent if it is not known. */
  EarliestPickupDate: day.optional(),
  ReadyBy: z.iso.datetime().optional(),
  PromiseMessage: z.string().optional(),
});

export const cartAtpResponse = z.strictObject({
  StoreId: storeId.optional(),
  ShippingOptions: z.array(
    z.strictObject({
      ShippingMethodId: z.string(),
      PromiseKey: z.string(),
      EarliestDeliveryDate: day.optional(),
      LatestDeliveryDate: day.optional(),
      OrderBefore: z.iso.datetime().optional(),
      /** Promise with its date; `Time Unavailable` without a date (FULFIL-017). */
      PromiseMessage: z.string().optional(),
    }),
  ),
  PickupOptions: z.array(storeOption),
  ShipToStoreOptions: z.array(storeOption),
  ResponseDetails: z.array(
    z.strictObject({
      DetailId: z.string(),
      ItemId: productId,
      /** Available units by the best of the evaluated options, at most the requested ones. */
      Quantity: quantity,
      StoreId: storeId.optional(),
      Shipping: detailOption.optional(),
      Pickup: detailOption.optional(),
      ShipToStore: detailOption.optional(),
      /** Units in stock at the store; none while it is closed. Absent unless `EvaluateInStore` is true. */
      InStore: detailOption.optional(),
    }),
  ),
});
export type CartAtpResponse = z.output<typeof cartAtpResponse>;

export const getCartAtp = defineEndpoint('getCartAtp', {
  summary: 'Returns delivery and pickup dates of items, and how many are available by each way of delivery (API-053, API-054).',
  params: z.strictObject({ siteId: z.string().max(64), locale: z.string().max(10) }),
  query: z.looseObject({}),
  body: cartAtpRequest,
  response: cartAtpResponse,
});
