/** Fixed values of the wire that both sides use; no library, so that the browser may have them. */
export const currencies = ['USD', 'CAD', 'GBP', 'EUR'] as const;
export type Currency = (typeof currencies)[number];
/** The cookie that says how a shopper sees pages which are otherwise the same for everyone, such as `CAD.default.a`. */
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
/** Tiles of a listing page (specification 2 §9). */
export const listingPageSize = 36;
/** The most products that one call answers (specification 2 §9). */
export const maxProductsPerCall = 24;
/** The most units of one line that a shopper can choose (specification 2 §9). */
export const maxQuantity = 20;
/** The shipment that goes to the shopper's home. */
export const homeShipmentId = 'me';

export const paymentMethodIds = ['CREDIT_CARD', 'GIFT_CERTIFICATE', 'PayPal', 'APPLE_PAY', 'ADYEN_COMPONENT'] as const;
/** Card type codes by brand, as card-validator names the brands. */
export const cardTypeCodes = { visa: 'VS', mastercard: 'MC', 'american-express': 'AX', discover: 'NS', unionpay: 'CU' } as const;
export type CardTypeCode = (typeof cardTypeCodes)[keyof typeof cardTypeCodes];

/** What visitors do that can be told of (API-084). */
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
] as const;

/** In which order reviews stand; the first where nobody says. */
export const reviewSorts = ['most-helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Where a shopper is asked for their email address. */
export const emailSources = ['footer', 'lightbox', 'email-deals'] as const;

/** Names of headers that only our own processes and clients exchange. */
export const headers = {
  correlationId: 'x-correlation-id',
  idempotencyKey: 'idempotency-key',
  /** Where a request comes from; our front writes it, whatever the client sent under this name. */
  clientAddress: 'x-client-address',
  methodOverride: 'x-dw-http-method-override',
  /** What an answer depends on, separated by spaces. */
  surrogateKey: 'surrogate-key',
  /** When an answer next changes by itself: an ISO instant. */
  validUntil: 'x-valid-until',
} as const;
