/** The contract for browsers and loaders: paths, types, a small client. No zod at run time. */
import type { z } from 'zod';
import type * as shapes from '../index.ts';

export * from '../constants.ts';
export type {
  ActivityKind,
  Address,
  AddressInput,
  Basket,
  Category,
  ContentBody,
  Flash,
  Hit,
  HostedBesides,
  HostedResult,
  Image,
  ListingBanner,
  Order,
  OrderStatus,
  Product,
  ProductItem,
  Review,
  ReviewSummary,
  SearchAnswer,
  SessionAnswer,
  ShippingMethod,
  SitePreferences,
  Store,
  StoreDoor,
  SuggestedPhrase,
  SuggestedProduct,
  SuggestionAnswer,
  TrackedOrder,
  Variant,
} from '../index.ts';
export { type OperationName, operations } from '../operations.ts';
export { CallError } from './call-error.ts';
export { type ChatHours, isChatAvailable } from './chat-hours.ts';
export { contentDomainOf, isListableDomain } from './content-domain.ts';
export { contentPath, keyOfPath, ownPathOf } from './content-path.ts';
export { type ClientOptions, createClient } from './create-client.ts';
export * from './hosted-names.ts';
export { isContentLink, isReadAsWritten, linkForm } from './link-address.ts';
export { alternatesOf, besideHome, localesOf, pathIn, type SiteLocales } from './locale-addresses.ts';
export { pseudoLocale, translatedLocales, untranslatedLocales, wholeLocales, writtenIn } from './message-sets.ts';
export { isPreviewable, isPreviewablePath, plannedYears, previewableCalls, previewHeaders, readMoment } from './preview.ts';
export { endedPreviewCookie, type PreviewState, previewCookie, readPreviewCookie } from './preview-cookie.ts';
export * from './review-words.ts';
export { isTakenId } from './taken-ids.ts';
export type { Answer, Body, Client, Params, Query } from './types.ts';
export type Refinement = z.output<typeof shapes.refinement>;
export type HitColor = z.output<typeof shapes.hitColor>;
export type Shipment = z.output<typeof shapes.shipment>;
export type PaymentInstrument = z.output<typeof shapes.paymentInstrument>;
export type CouponItem = z.output<typeof shapes.couponItem>;
/** What is told of an activity of a kind. */
export type ActivityBody<K extends shapes.ActivityKind> = z.input<(typeof shapes.activityBodies)[K]>;
