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
export { mayHaveBasket, setBasketCookie } from './basket-cookie.ts';
export * from './body-measurements.ts';
export { CallError } from './call-error.ts';
export { type ChatHours, isChatAvailable } from './chat-hours.ts';
export { isValidDomainPattern, resolveContentDomain } from './content-domain.ts';
export { contentLinkPattern, isContentLink, isUnambiguousUrl } from './content-link.ts';
export { contentPath, dedicatedPath, deliveryKeyOfPath } from './content-path.ts';
export { type ClientOptions, createClient, type LocalResponse } from './create-client.ts';
export { defaultCountryOf } from './default-country.ts';
export { type DeviceKind, deviceSeconds, readDeviceCookie, setDeviceCookie } from './device-cookie.ts';
export { isEmailAddress, maxEmailLength, normalizeEmail } from './email-address.ts';
export { withFrenchTime } from './french-time.ts';
export * from './hosted-index-names.ts';
export { imagePathPattern } from './image-path.ts';
export * from './inventory-messages.ts';
export { availableLocales, hreflangAlternates, localizePath, localizePathLikeHome, type SiteLocales } from './localized-paths.ts';
export { isSamePlace, isStoreAddress } from './match-addresses.ts';
export { completeLocales, pseudoLocale, sourceLocale, translatedLocales, untranslatedLocales } from './message-locales.ts';
export { isPreviewable, isPreviewablePath, parsePreviewTime, previewableCalls, previewHeaders, previewYears } from './preview.ts';
export { clearPreviewCookie, type PreviewState, readPreviewCookie, setPreviewCookie } from './preview-cookie.ts';
export { isReservedId } from './reserved-ids.ts';
export * from './review-text.ts';
export { pageOfSessionForm, sessionChangeCookie, sessionChangeCookieName, sessionFormPath } from './session-form.ts';
export { toSuggestedProduct } from './suggested-product.ts';
export { isTimeZone } from './time-zone.ts';
export type { Client, Params, Query, RequestBody, ResponseBody } from './types.ts';
export { inVariationOrder } from './variation-order.ts';
export type Refinement = z.output<typeof shapes.refinement>;
export type HitColor = z.output<typeof shapes.hitColor>;
export type Shipment = z.output<typeof shapes.shipment>;
export type PaymentInstrument = z.output<typeof shapes.paymentInstrument>;
export type CouponItem = z.output<typeof shapes.couponItem>;
export type ActivityBody<K extends shapes.ActivityKind> = z.input<(typeof shapes.activityBodies)[K]>;
