/** The merchant's site preferences (PREFS-001). */
import { z } from 'zod';
import { weekdays } from '../constants.ts';
import { currency } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const hour = z.number().int().min(0).max(24);
/** Hours of a day, from the hour `start` until before the hour `end`, on the shop's clock. */
const chatDay = z.strictObject({ start: hour, end: hour });
export const chatHours = z.strictObject(Object.fromEntries(weekdays.map((day) => [day, chatDay.optional()]))) as unknown as z.ZodType<
  Partial<Record<(typeof weekdays)[number], z.output<typeof chatDay>>>
>;

export const giftCardType = z.strictObject({ type: z.string(), id: z.string(), image: z.string(), enabled: z.boolean() });

/** A content page that is served at `/{deliveryKey}` (ROUTE-040); `name` is the text of its link on the site map. */
export const topLevelPage = z.strictObject({
  deliveryKey: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a delivery key that is one segment of a path'),
  name: z.string().min(1).max(100),
  translations: z.record(z.string().max(35), z.strictObject({ name: z.string().min(1).max(100) })).optional(),
});

const promisedAmount = z.number().min(0).max(100_000).optional();
const promisedSentence = z.strictObject({ text: z.string().min(1).max(200) });

/**
 * What the shop promises beside its products. Pages and content state these values and no others (decision 53). Amounts are in major
 * units; an absent value is not promised.
 */
export const promises = z.strictObject({
  byCurrency: z.partialRecord(
    currency,
    z.strictObject({
      /** Merchandise total from which the default shipping method is free. */
      freeShippingFrom: promisedAmount,
      /** Amount taken off the refund of a return by mail. */
      returnCost: promisedAmount,
      /** Discount for signing up to the email, and the merchandise total that it requires. */
      offer: promisedAmount,
      offerFrom: promisedAmount,
    }),
  ),
  exchanges: promisedSentence.extend({ translations: z.record(z.string().max(35), promisedSentence).optional() }).optional(),
  /** Percentage that stores take off for service members. */
  storeDiscount: z.number().min(0).max(100).optional(),
});
export type Promises = z.output<typeof promises>;

export const editablePreferences = z.strictObject({
  /** True before the shop opens; its pages say so. */
  launchDisabled: z.boolean(),
  oneTrustID: z.string().max(100),
  oneTrustEnabled: z.boolean(),
  algoliaEnabled: z.boolean(),
  algoliaApplicationId: z.string().max(100),
  algoliaApiKey: z.string().max(200),
  algoliaProductIndex: z.string().max(100),
  algoliaSuggestionIndex: z.string().max(100),
  /** Origins that speak the hosted-search protocol, by priority; empty: the hosted service's own, by application id. */
  algoliaHosts: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'an origin is written like https://search.example.com'),
    )
    .max(4),
  /** True to show the product page for a search with one result (SEARCH-008). */
  singleHitRedirectEnabled: z.boolean(),
  /** True to ask order management for availability and shipping methods. */
  maoEnabled: z.boolean(),
  gtmEnabled: z.boolean(),
  genesysDeploymentKey: z.string().max(200),
  useAcquiaDAM: z.boolean(),
  adyenPaymentProcessingEnabled: z.boolean(),
  fallbackAltImagesOnPdpEnabled: z.boolean(),
  fallbackAltImagesOnPlpEnabled: z.boolean(),
  /** True to read the orders of an account from the order-history service (ORDER-007). */
  orderHistoryServiceEnabled: z.boolean(),
  giftCardTypes: z.array(giftCardType).max(20),
  /** The gift card of order management; amount in major units. */
  maoGiftCardEnabled: z.boolean(),
  maoGiftCardSKU: z.string().max(40),
  maoGiftCardStyleNumber: z.string().max(40),
  maoGiftCardAmount: z.number().min(0).max(10_000),
  topLevelPages: z.array(topLevelPage).max(40),
  promises,
  chatHours,
  chatTimeZone: z.string().max(60),
  emailLightboxEnabled: z.boolean(),
  /** A customer who does not open a page for this many minutes is signed out (AUTH-024). */
  inactivityMinutes: z.number().int().min(1).max(1_440),
  /** Milliseconds for which the button shows "In the cart". */
  addedToCartReset: z.number().int().min(0).max(60_000),
  /** Milliseconds for which the browser treats a response as fresh (CONST-002). */
  queryStaleTime: z.number().int().min(0).max(3_600_000),
});

export const sitePreferences = z.strictObject({
  success: z.literal(true),
  ...editablePreferences.shape,
  demoShop: z.boolean(),
  brand: z.string(),
  currencies: z.array(z.string()),
  defaultCurrency: z.string(),
  countries: z.array(z.string()),
});
export type SitePreferences = z.output<typeof sitePreferences>;

export const getSitePreferences = defineEndpoint('getSitePreferences', {
  summary: 'Returns the site preferences.',
  query: z.strictObject({ siteId: z.string().max(64).optional() }),
  response: sitePreferences,
});
