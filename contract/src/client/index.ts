/** The contract for browsers and loaders: paths, types and a small client. Loads no zod. */
import type { z } from 'zod';
import type * as shapes from '../index.ts';

export * from '../constants.ts';
export type { BlockFields, ContentSchemaName, NestedBlock } from '../content-blocks/index.ts';
export type {
  ActivityKind,
  Address,
  AddressInput,
  Basket,
  Category,
  CommunicationPreferences,
  ContentBody,
  Customer,
  CustomerAddress,
  CustomerPaymentInstrument,
  CustomerSession,
  DeliveryEstimate,
  DistanceUnit,
  Flash,
  GuestMerge,
  Hit,
  HostedResult,
  HostedUserData,
  Image,
  ListingBanner,
  Order,
  OrderStatus,
  OrderSummary,
  Parcel,
  Passkey,
  Place,
  Product,
  ProductItem,
  ProductList,
  ProductListItem,
  Review,
  ReviewSummary,
  SearchResponse,
  SessionResponse,
  ShippingMethod,
  SitePreferences,
  Store,
  StoreInventory,
  StoreOpeningStatus,
  StorePickup,
  StorePickupStatus,
  SuggestedPhrase,
  SuggestedProduct,
  SuggestionResponse,
  TrackedOrder,
  Variant,
} from '../index.ts';
export { type OperationName, operations } from '../operations.ts';
export { canadianPostalArea, canadianPostalCode } from './addresses/canadian-postal-code.ts';
export { defaultCountryOf } from './addresses/default-country.ts';
export { isSamePlace, isStoreAddress } from './addresses/match-addresses.ts';
export { streetKind } from './addresses/street-kind.ts';
export * from './body-measurements.ts';
export { CallError } from './calls/call-error.ts';
export { type ClientOptions, createClient, type LocalResponse } from './calls/create-client.ts';
export { type ChatHours, isChatAvailable } from './chat-hours.ts';
export { type BackgroundColor, backgroundColors } from './content/block-colors.ts';
export { isValidDomainPattern, resolveContentDomain } from './content/content-domain.ts';
export { contentLinkPattern, isContentLink, isUnambiguousUrl } from './content/content-link.ts';
export { contentPath, dedicatedPath, deliveryKeyOfPath } from './content/content-path.ts';
export { isPreviewable, isPreviewablePath, parsePreviewTime, previewableCalls, previewHeaders, previewYears } from './content/preview.ts';
export { mayHaveBasket, setBasketCookie } from './cookies/basket-cookie.ts';
export { type DeviceKind, deviceSeconds, readDeviceCookie, setDeviceCookie } from './cookies/device-cookie.ts';
export { clearPreviewCookie, type PreviewState, readPreviewCookie, setPreviewCookie } from './cookies/preview-cookie.ts';
export { directionsTo } from './directions.ts';
export { editDistance } from './edit-distance.ts';
export { isEmailAddress, maxEmailLength, normalizeEmail } from './email-address.ts';
export * from './hosted-index-names.ts';
export { imagePathPattern } from './image-path.ts';
export * from './inventory-messages.ts';
export { withFrenchTime } from './locales/french-time.ts';
export { availableLocales, hreflangAlternates, localizePath, localizePathLikeHome, type SiteLocales } from './locales/localized-paths.ts';
export { completeLocales, pseudoLocale, sourceLocale, translatedLocales, untranslatedLocales } from './locales/message-locales.ts';
export { isTimeZone } from './locales/time-zone.ts';
export { isReservedId } from './reserved-ids.ts';
export * from './review-text.ts';
export { pageOfSessionForm, sessionChangeCookie, sessionChangeCookieName, sessionFormPath } from './session-form.ts';
export * from './single-choice-attributes.ts';
export { toSuggestedProduct } from './suggested-product.ts';
export type { Client, Params, Query, RequestBody, ResponseBody } from './types.ts';
export { inVariationOrder } from './variation-order.ts';
export type Refinement = z.output<typeof shapes.refinement>;
export type HitColor = z.output<typeof shapes.hitColor>;
export type Shipment = z.output<typeof shapes.shipment>;
export type PaymentInstrument = z.output<typeof shapes.paymentInstrument>;
export type CouponItem = z.output<typeof shapes.couponItem>;
export type ActivityBody<K extends shapes.ActivityKind> = z.input<(typeof shapes.activityBodies)[K]>;
