/** Lists and tables are in files of their own, so that a page loads only those that it needs. */
export * from './constants/activities.ts';
export * from './constants/email-sources.ts';
export * from './constants/headers.ts';
export * from './constants/opening-hours.ts';
export * from './constants/passkeys.ts';
export * from './constants/passwords.ts';
export * from './constants/payment.ts';
export * from './constants/pickups.ts';
export * from './constants/reviews.ts';
export * from './constants/sales-origins.ts';
export * from './constants/sorting.ts';

export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
/** The cookie that selects the variant of a shared page: currency, price group and test bucket, such as `CAD.default.a`. */
export const viewCookie = 'outfitter_view';

export const listingPageSize = 36;
export const maxProductsPerCall = 24;
export const maxQuantity = 20;
/** Maximum lengths in UTF-16 code units, as `maxlength` of a field counts them. */
export const maxGiftMessageLength = 250;
export const maxGiftCardNameLength = 60;
/** Maximum length of the name of a list, and of the name of its owner that its link shows. */
export const maxListNameLength = 100;
/** Maximum length of each name of the person who collects an order at a store. */
export const maxPickupNameLength = 50;
/**
 * Limits of a store search (STORE-004). Distances are in the unit of the search; the largest radius reaches around the Earth in kilometers.
 */
export const storeSearch = { radiusMiles: 13_000, limit: 3, shortListLimit: 5, maxRadius: 25_000, maxLimit: 100 } as const;
/** Maximum number of basket lines whose availability one request may ask about at each of the stores of a short list. */
export const maxCartAtpLines = 40;
/** Maximum number of stores that one request may ask about. */
export const maxCartAtpStores = 25;
/** Maximum number of lines at stores of one such request. */
export const maxCartAtpDetails = maxCartAtpLines * storeSearch.shortListLimit;
export const homeShipmentId = 'me';
/** Delivery methods of a line, and the shipment in which a basket stores the lines of each (FULFIL-001, FULFIL-003). */
export const shipmentIds = { 'ship-to-home': homeShipmentId, 'in-store-pickup': 'BOPISCart', 'ship-to-store': 'ship-to-store' } as const;
export type ShipmentType = keyof typeof shipmentIds;
export const shipmentTypes = Object.keys(shipmentIds) as ShipmentType[];

export const maxAddresses = 250;
export const maxSavedCards = 20;
export const maxListItems = 500;
/** Maximum number of items of a list after a merge, when a guest becomes a customer. */
export const maxMergedListItems = 2 * maxListItems;
