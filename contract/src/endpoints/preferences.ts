/** The merchant's site preferences (PREFS-001). */
import { z } from 'zod';
import { weekdays } from '../constants.ts';
import { defineEndpoint } from './define-endpoint.ts';

const hour = z.number().int().min(0).max(24);
/** From the hour `start` until before the hour `end`, on the shop's clock. */
const chatDay = z.strictObject({ start: hour, end: hour });
/** A missing day has no chat. */
export const chatHours = z.strictObject(Object.fromEntries(weekdays.map((day) => [day, chatDay.optional()]))) as unknown as z.ZodType<
  Partial<Record<(typeof weekdays)[number], z.output<typeof chatDay>>>
>;

/** A kind of gift card for sale; `image` is a path of the image service. */
export const giftCardType = z.strictObject({ type: z.string(), id: z.string(), image: z.string(), enabled: z.boolean() });

/** A content page that is served at `/{deliveryKey}` (ROUTE-040); `name` is the text of its link on the site map. */
export const topLevelPage = z.strictObject({
  deliveryKey: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a delivery key that is one segment of a path'),
  name: z.string().min(1).max(100),
  /** By locale. */
  translations: z.record(z.string().max(35), z.strictObject({ name: z.string().min(1).max(100) })).optional(),
});

/** The stored preferences, which a merchant can change; the rest of the response comes from the settings. */
export const editablePreferences = z.strictObject({
  /** The shop is not open yet; its pages say so. */
  launchDisabled: z.boolean(),
  /** Id of the consent tool, and whether it replaces the built-in cookie notice. */
  oneTrustID: z.string().max(100),
  oneTrustEnabled: z.boolean(),
  /** Hosted search instead of the built-in engine (PREFS-003, PREFS-004). */
  algoliaEnabled: z.boolean(),
  algoliaApplicationId: z.string().max(100),
  /** The public search-only key. */
  algoliaApiKey: z.string().max(200),
  algoliaProductIndex: z.string().max(100),
  /** Index of recommended search phrases. */
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
  /** Availability and shipping methods come from order management. */
  maoEnabled: z.boolean(),
  gtmEnabled: z.boolean(),
  /** Key of the chat messenger; empty: the built-in message form. */
  genesysDeploymentKey: z.string().max(200),
  useAcquiaDAM: z.boolean(),
  adyenPaymentProcessingEnabled: z.boolean(),
  fallbackAltImagesOnPdpEnabled: z.boolean(),
  fallbackAltImagesOnPlpEnabled: z.boolean(),
  giftCardTypes: z.array(giftCardType).max(20),
  /** The gift card of order management; amount in major units. */
  maoGiftCardEnabled: z.boolean(),
  maoGiftCardSKU: z.string().max(40),
  maoGiftCardStyleNumber: z.string().max(40),
  maoGiftCardAmount: z.number().min(0).max(10_000),
  topLevelPages: z.array(topLevelPage).max(40),
  /** Chat opening hours (CHAT-002) and their IANA time zone. */
  chatHours,
  chatTimeZone: z.string().max(60),
  /** Lets the email offer open by itself (MARKETING-008). */
  emailLightboxEnabled: z.boolean(),
  /** How long the button shows "In the cart", in milliseconds. */
  addedToCartReset: z.number().int().min(0).max(60_000),
  /** How long the browser treats a response as fresh, in milliseconds (CONST-002). */
  queryStaleTime: z.number().int().min(0).max(3_600_000),
});

export const sitePreferences = z.strictObject({
  success: z.literal(true),
  ...editablePreferences.shape,
  /** The sandbox payment processor is active; the shop says that it is a demo. */
  demoShop: z.boolean(),
  brand: z.string(),
  currencies: z.array(z.string()),
  defaultCurrency: z.string(),
  countries: z.array(z.string()),
});
export type SitePreferences = z.output<typeof sitePreferences>;

export const getSitePreferences = defineEndpoint('getSitePreferences', {
  summary: 'What the merchant has switched on.',
  query: z.strictObject({ siteId: z.string().max(64).optional() }),
  response: sitePreferences,
});
