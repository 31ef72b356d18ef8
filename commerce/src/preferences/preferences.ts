import { editablePreferences, emailAddress, weekdays } from '@outfitter/contract';
import { isTimeZone } from '@outfitter/contract/client';
import { z } from 'zod';

/** Rejects hours that end before they start, so that a typing error does not open the chat at night. */
const orderedHours = editablePreferences.shape.chatHours.refine(
  (hours) => weekdays.every((day) => (hours[day]?.start ?? 0) <= (hours[day]?.end ?? 24)),
  'a day ends before it starts',
);

/** The stored preferences (PREFS-001). Brand, currencies and countries are settings of the process. */
export const preferenceSchemas = {
  ...editablePreferences.shape,
  chatHours: orderedHours,
  chatTimeZone: editablePreferences.shape.chatTimeZone.refine(isTimeZone, 'this is not a time zone'),
  chatMail: z.union([z.literal(''), emailAddress]),
  emailOfferCodes: z.array(z.string().regex(/^[A-Z0-9-]{1,40}$/)).max(5),
  emailSignupTellsKnown: z.boolean(),
  storeSafetyStock: z.number().int().min(0).max(1_000),
  defaultPostalCode: z.string().regex(/^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/, 'a ZIP of five digits or a Canadian code'),
  loadedBrand: z.strictObject({ name: z.string(), size: z.string(), loadedAt: z.iso.datetime() }).nullable(),
} as const;

export type PreferenceKey = keyof typeof preferenceSchemas;
export type Preferences = { [Key in PreferenceKey]: z.output<(typeof preferenceSchemas)[Key]> };

/** Preferences that are stored, but never sent to browsers. */
export const hiddenPreferences = [
  'chatMail',
  'emailOfferCodes',
  'emailSignupTellsKnown',
  'storeSafetyStock',
  'defaultPostalCode',
  'loadedBrand',
] as const satisfies PreferenceKey[];

interface Definition<Value> {
  fallback: Value;
  description: string;
}
const define = <Value>(fallback: Value, description: string): Definition<Value> => ({ fallback, description });

/** Defaults, and the descriptions that `npm run preference` prints. */
export const preferenceDefinitions: { readonly [Key in PreferenceKey]: Definition<Preferences[Key]> } = {
  launchDisabled: define(false, 'The shop is not open yet, and its pages say so.'),
  oneTrustID: define('', 'No effect yet: the id of the consent tool.'),
  oneTrustEnabled: define(false, 'The consent tool asks for consent; otherwise the shop shows its own cookie notice.'),
  algoliaEnabled: define(false, 'The hosted search service is used instead of the built-in search.'),
  algoliaApplicationId: define('', 'The application id of the hosted search.'),
  algoliaApiKey: define('', 'The public search-only key of the hosted search.'),
  algoliaProductIndex: define('', 'The product index of the hosted search.'),
  algoliaSuggestionIndex: define('', 'The index of suggested search phrases of the hosted search.'),
  algoliaHosts: define([], 'Origins of the hosted search; empty: the hosts of the service, derived from the application id.'),
  singleHitRedirectEnabled: define(true, 'A search with one result shows its product page.'),
  maoEnabled: define(false, 'Availability comes from the order management system of ORDER_MANAGEMENT_URL.'),
  gtmEnabled: define(false, 'No effect yet: the tag manager is loaded.'),
  genesysDeploymentKey: define('', 'The deployment key of the chat messenger; empty: the built-in message form.'),
  useAcquiaDAM: define(false, 'No effect yet: images come from the asset service.'),
  adyenPaymentProcessingEnabled: define(false, 'Payment uses the hosted component.'),
  fallbackAltImagesOnPdpEnabled: define(true, 'Product pages show images of another color if a color has none.'),
  fallbackAltImagesOnPlpEnabled: define(false, 'No effect yet: listings show an image of another color if a color has none.'),
  orderHistoryServiceEnabled: define(false, 'Orders of an account come from the order-history service, instead of the orders of the shop.'),
  topLevelPages: define([], 'Content pages at the top level of the site: delivery key, name and translations of the name.'),
  giftCardTypes: define([], 'No effect yet: the types of gift cards on sale: type, id, image, enabled.'),
  maoGiftCardEnabled: define(false, 'No effect yet: gift cards are sold through the order management system.'),
  maoGiftCardSKU: define('', 'No effect yet: the SKU of the gift card in the order management system.'),
  maoGiftCardStyleNumber: define('', 'No effect yet: the style number of the gift card in the order management system.'),
  maoGiftCardAmount: define(0, 'No effect yet: the amount of the gift card in the order management system, in major units.'),
  promises: define({ byCurrency: {} }, 'Return cost, free shipping, offer and discounts, as pages and content state them.'),
  chatHours: define({}, 'When chat is open: by weekday, from the hour `start` to the hour `end`.'),
  chatTimeZone: define('America/Chicago', 'The IANA time zone of the chat hours.'),
  chatMail: define('', 'The mail address that receives chat messages; empty: they are stored but not mailed.'),
  emailLightboxEnabled: define(true, 'The email offer may open automatically.'),
  emailOfferCodes: define([], 'The promo codes in the mail after a sign-up.'),
  emailSignupTellsKnown: define(false, 'A sign-up with a subscribed address returns success false.'),
  // AUTH-024
  inactivityMinutes: define(30, 'Minutes without opening a page after which a customer is signed out.'),
  // PDP-004
  addedToCartReset: define(4_000, 'Milliseconds for which the button shows "In the cart".'),
  // CONST-002
  queryStaleTime: define(200, 'Milliseconds for which the browser treats a response as fresh.'),
  storeSafetyStock: define(0, 'Units of each SKU that a store does not promise, unless npm run stock -- safety sets others.'),
  // FULFIL-018
  defaultPostalCode: define('55731', 'The postal code for which availability is computed without an address.'),
  loadedBrand: define(null, 'The brand whose data was loaded into the database.'),
};

export const preferenceKeys = Object.keys(preferenceSchemas) as PreferenceKey[];

/** Parses stored preferences. A missing or unreadable value, for example of an earlier release, is replaced by the default. */
export function readPreferences(
  rows: readonly { key: string; value: unknown }[],
  onUnreadable: (key: PreferenceKey, value: unknown) => void = () => undefined,
): Preferences {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const read = <Key extends PreferenceKey>(key: Key): Preferences[Key] => {
    const { fallback } = preferenceDefinitions[key];
    if (!stored.has(key)) return fallback;
    const parsed = preferenceSchemas[key].safeParse(stored.get(key));
    if (parsed.success) return parsed.data as Preferences[Key];
    onUnreadable(key, stored.get(key));
    return fallback;
  };
  return Object.fromEntries(preferenceKeys.map((key) => [key, read(key)])) as Preferences;
}
