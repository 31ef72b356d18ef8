export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
/** The cookie that selects the variant of a shared page: currency, price group and test bucket, such as `CAD.default.a`. */
export const viewCookie = 'outfitter_view';

export const sortingOptions = [
  'best-matches',
  'price-low-to-high',
  'price-high-to-low',
  'top-rated',
  'new-arrivals',
  'name-a-to-z',
] as const;
export type SortingOption = (typeof sortingOptions)[number];
export const listingPageSize = 36;
export const maxProductsPerCall = 24;
export const maxQuantity = 20;
/** In UTF-16 code units, as `maxlength` of a field counts them. */
export const maxGiftMessageLength = 250;
/** STORE-004. Distances are in the unit of the search; the largest radius reaches around the Earth in kilometers. */
export const storeSearch = { radiusMiles: 13_000, limit: 3, shortListLimit: 5, maxRadius: 25_000, maxLimit: 100 } as const;
export const homeShipmentId = 'me';

export const paymentMethodIds = ['CREDIT_CARD', 'GIFT_CERTIFICATE', 'PayPal', 'APPLE_PAY', 'ADYEN_COMPONENT'] as const;
/** Card type codes by the brand names of card-validator. */
export const cardTypeCodes = { visa: 'VS', mastercard: 'MC', 'american-express': 'AX', discover: 'NS', unionpay: 'CU' } as const;
export type CardTypeCode = (typeof cardTypeCodes)[keyof typeof cardTypeCodes];

export const passwordLength = { min: 8, max: 256 } as const;
/** Why a new password is rejected; `common` are the most used passwords, `guessable` ones are made of the shop's name or the login. */
export const passwordRejections = ['too_short', 'too_long', 'common', 'guessable'] as const;
export type PasswordRejection = (typeof passwordRejections)[number];

/**
 * Why a passkey is rejected. `challenge`: it is unknown, used, expired, or of another session. `unknown`: no account has this passkey.
 * `counter`: the passkey was copied, or was used elsewhere at the same moment. The others are those of the WebAuthn standard.
 */
export const passkeyRejections = [
  'malformed',
  'challenge',
  'origin',
  'relying-party',
  'attestation',
  'signature',
  'user-verification',
  'unknown',
  'counter',
] as const;
export type PasskeyRejection = (typeof passkeyRejections)[number];
export const maxPasskeys = 20;
export const maxPasskeyNameLength = 60;

export const maxAddresses = 250;
export const maxSavedCards = 20;
export const maxListItems = 500;
/** Items of a list that has taken those of another one, when a guest becomes a customer. */
export const maxMergedListItems = 2 * maxListItems;

/** The sales origins of each tab of the order history (ORDER-010, ORDER-011). */
export const salesOriginsByTab = {
  online: ['EDI', 'Internet', 'MRKT Place', 'Other'],
  store: ['POS DIRECT', 'POS'],
  phone: ['Phone', 'Mail orders', 'Fax', 'Wholesale'],
} as const;
export type SalesOriginTab = keyof typeof salesOriginsByTab;

export const activityKinds = [
  'viewPage',
  'viewProduct',
  'viewSearch',
  'clickSearch',
  'viewCategory',
  'clickCategory',
  'viewReco',
  'clickReco',
  'beginCheckout',
  'checkoutStep',
  'addToCart',
  'cartMerge',
] as const;

/** The first is the default. */
export const reviewSorts = ['most-helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const emailSources = ['footer', 'lightbox', 'email-deals'] as const;

export const headers = {
  correlationId: 'x-correlation-id',
  idempotencyKey: 'idempotency-key',
  /** Address of the client; the gateway overwrites it in every request. */
  clientAddress: 'x-client-address',
  methodOverride: 'x-dw-http-method-override',
  /** Space-separated surrogate keys that a response depends on. */
  surrogateKey: 'surrogate-key',
  /** ISO instant at which a response changes by itself. */
  validUntil: 'x-valid-until',
} as const;
