/** The sessions of a customer: signing in from the storefront, and the list of signed-in devices. */
import { z } from 'zod';
import { shipmentTypes } from '../../constants.ts';
import { emailAddress, productId } from '../../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from '../define-endpoint.ts';
import { sessionResponse } from '../login.ts';

/**
 * An item of the guest's cart that the customer's cart could not take in full. The rest is on the wishlist, except for a gift card that is
 * not sold in the currency of the cart: the cart has it, and shows it in a currency in which it is sold.
 */
export const mergeShortfall = z.strictObject({
  productId,
  productName: z.string(),
  added: z.number().int().min(0),
  /** Units that the guest's cart had. */
  requested: z.number().int().min(1),
  reason: z.enum(['stock', 'quantity_limit', 'item_limit', 'not_sold', 'gift_card']),
});
/** An item that the customer's cart delivers in another way than before, because the guest's pickup store is another one. */
const movedItem = z.strictObject({ productId, productName: z.string(), to: z.enum(shipmentTypes) });

/** Result of the merge of the guest's basket and wishlist (BASKET-011). */
export const guestMerge = z.strictObject({
  basketItems: z.number().int().min(0),
  wishlistItems: z.number().int().min(0),
  /** Names of the products for which the wishlist had no room. */
  wishlistCuts: z.array(z.string()),
  /** True if the guest's list was shared by a link, which has ended because the customer's list has other items. */
  isLinkEnded: z.boolean(),
  shortfalls: z.array(mergeShortfall),
  movedItems: z.array(movedItem),
  droppedCoupons: z.array(z.string()),
});
export type GuestMerge = z.output<typeof guestMerge>;

/** Query of every way to sign in: the language of the names in `merge`, else that of the account. */
export const signInQuery = z.strictObject({ locale: z.string().max(10).optional() });

/** Response of every way to sign in. */
export const signedInSession = sessionResponse.extend({
  firstName: z.string(),
  email: z.string(),
  /** Result of the merge; absent if the cookie had no guest, or the guest had nothing. */
  merge: guestMerge.optional(),
});

export const signInSession = defineEndpoint('signInSession', {
  summary:
    "Signs a customer in, and merges the guest's basket and wishlist of the session cookie into theirs. The response is the same for an unknown login and a wrong password.",
  query: signInQuery,
  body: z.strictObject({
    email: emailAddress,
    password: z.string().max(1_000),
    /** If absent, the session lasts as long as the session that it replaces. */
    keepSignedIn: z.boolean().optional(),
  }),
  response: signedInSession,
  faults: ['ForbiddenException', 'InvalidCredentialsException', 'TooManyRequestsException'],
});

export const createLegacySession = defineEndpoint('createLegacySession', {
  summary: "Creates the platform's legacy session for the shopper of the token (API-080).",
  params: shopParams({}),
  query: shopQuery({}),
  body: z.looseObject({}).optional(),
  response: z.strictObject({ success: z.literal(true), customerId: z.string() }),
});

/** Sign-in of a customer on one device. */
export const customerSession = z.strictObject({
  sessionId: z.string(),
  /** Name of the browser and of the operating system, by its user agent. */
  browser: z.string(),
  system: z.string(),
  isPhone: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type CustomerSession = z.output<typeof customerSession>;

export const getCustomerSessions = defineEndpoint('getCustomerSessions', {
  summary: 'Returns the signed-in devices of the customer, the current one first.',
  response: z.strictObject({ sessions: z.array(customerSession) }),
  faults: ['InvalidCustomerException'],
});
export const endCustomerSession = defineEndpoint('endCustomerSession', {
  summary: 'Signs a device out.',
  params: z.strictObject({ sessionId: z.string().max(60) }),
  status: 204,
  faults: ['InvalidCustomerException', 'SessionNotFoundException'],
});
export const endOtherCustomerSessions = defineEndpoint('endOtherCustomerSessions', {
  summary: 'Signs all other devices out.',
  body: z.strictObject({}).optional(),
  response: z.strictObject({ ended: z.number().int() }),
  faults: ['InvalidCustomerException'],
});
