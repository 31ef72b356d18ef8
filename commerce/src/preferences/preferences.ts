/** What the merchant can switch, each with its shape, its default and what it is for. */
import { editablePreferences, emailAddress, weekdays } from '@outfitter/contract';
import { z } from 'zod';

/** Hours that end before they begin are a slip, and a slip should not open the chat at night. */
const orderedHours = editablePreferences.shape.chatHours.refine(
  (hours) => weekdays.every((day) => (hours[day]?.start ?? 0) <= (hours[day]?.end ?? 24)),
  'a day ends before it begins',
);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The kept preferences (PREFS-001). What belongs to the process – brand, currencies, countries, whether the sandbox
 * processor is on – is configuration and comes from the settings.
 */
export const preferenceShapes = {
  ...editablePreferences.shape,
  chatHours: orderedHours,
  chatTimeZone: editablePreferences.shape.chatTimeZone.refine(isTimeZone, 'there is no such time zone'),
  chatMail: z.union([z.literal(''), emailAddress]),
  emailOfferCodes: z.array(z.string().regex(/^[A-Z0-9-]{1,40}$/)).max(5),
  emailSignupTellsKnown: z.boolean(),
  loadedBrand: z.strictObject({ name: z.string(), size: z.string(), loadedAt: z.iso.datetime() }).nullable(),
} as const;

export type PreferenceKey = keyof typeof preferenceShapes;
export type Preferences = { [Key in PreferenceKey]: z.output<(typeof preferenceShapes)[Key]> };

/** Kept, and never on the wire. */
export const hiddenPreferences = ['chatMail', 'emailOfferCodes', 'emailSignupTellsKnown', 'loadedBrand'] as const satisfies PreferenceKey[];

interface Told<Value> {
  fallback: Value;
  description: string;
}
const define = <Value>(fallback: Value, description: string): Told<Value> => ({ fallback, description });

/** What holds where nothing is kept, and what `npm run preference` says of each. */
export const preferenceDefinitions: { readonly [Key in PreferenceKey]: Told<Preferences[Key]> } = {
  launchDisabled: define(false, 'The shop is not open yet, and its pages say so.'),
  oneTrustID: define('', 'The id of the consent tool.'),
  oneTrustEnabled: define(false, 'The consent tool asks for consent; otherwise the shop shows its own cookie notice.'),
  algoliaEnabled: define(false, 'Search is answered by the hosted service instead of the built-in one.'),
  algoliaApplicationId: define('', 'The application id of the hosted search.'),
  algoliaApiKey: define('', 'The public key of the hosted search, for searching alone.'),
  algoliaProductIndex: define('', 'The index of products of the hosted search.'),
  algoliaSuggestionIndex: define('', 'The index of recommended search phrases of the hosted search.'),
  algoliaHosts: define([], 'Where the hosted search is reached, as origins; empty: the hosted service’s own hosts, by the application id.'),
  maoEnabled: define(false, 'Availability and shipping methods come from order management.'),
  gtmEnabled: define(false, 'The tag manager is loaded.'),
  genesysDeploymentKey: define('', 'The key of the chat messenger; empty: the built-in message form.'),
  useAcquiaDAM: define(false, 'Pictures come from the asset service.'),
  adyenPaymentProcessingEnabled: define(false, 'Payment goes through the hosted component.'),
  fallbackAltImagesOnPdpEnabled: define(false, 'Product pages show a style’s other pictures where a colour has none.'),
  fallbackAltImagesOnPlpEnabled: define(false, 'Listings show a style’s other picture where a colour has none.'),
  topLevelPages: define([], 'Content pages at the top level of the site: delivery key, name and its translations.'),
  giftCardTypes: define([], 'The kinds of gift cards on sale: type, id, image, enabled.'),
  maoGiftCardEnabled: define(false, 'Gift cards are sold through order management.'),
  maoGiftCardSKU: define('', 'The SKU of order management’s gift card.'),
  maoGiftCardStyleNumber: define('', 'The style number of order management’s gift card.'),
  maoGiftCardAmount: define(0, 'The amount of order management’s gift card, in major units.'),
  chatHours: define({}, 'When chat is open: by weekday, from the hour start until before the hour end.'),
  chatTimeZone: define('America/Chicago', 'The clock of the chat hours, as an IANA time zone.'),
  chatMail: define('', 'Where messages to the shop’s people are mailed; empty: they are kept and not mailed.'),
  emailLightboxEnabled: define(true, 'The email offer may open by itself.'),
  emailOfferCodes: define([], 'The promo codes that the mail after a sign-up brings.'),
  emailSignupTellsKnown: define(false, 'A sign-up with an address that is on the list is answered with success false.'),
  // PDP-004
  addedToCartReset: define(4_000, 'Milliseconds for which the button shows "In the cart".'),
  // CONST-002
  queryStaleTime: define(200, 'Milliseconds for which the browser takes an answer as fresh before it asks again.'),
  loadedBrand: define(null, 'The brand whose data is in the database; written when it was loaded.'),
};

export const preferenceKeys = Object.keys(preferenceShapes) as PreferenceKey[];

/**
 * Preferences from their rows: defaults for what is not kept, and for what is kept in a shape that this release cannot
 * read (an earlier release's, or a slip), of which `onUnreadable` hears.
 */
export function readPreferences(
  rows: readonly { key: string; value: unknown }[],
  onUnreadable: (key: PreferenceKey, value: unknown) => void = () => undefined,
): Preferences {
  const kept = new Map(rows.map(({ key, value }) => [key, value]));
  const read = <Key extends PreferenceKey>(key: Key): Preferences[Key] => {
    const { fallback } = preferenceDefinitions[key];
    if (!kept.has(key)) return fallback;
    const parsed = preferenceShapes[key].safeParse(kept.get(key));
    if (parsed.success) return parsed.data as Preferences[Key];
    onUnreadable(key, kept.get(key));
    return fallback;
  };
  return Object.fromEntries(preferenceKeys.map((key) => [key, read(key)])) as Preferences;
}
