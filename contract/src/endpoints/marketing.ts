import { z } from 'zod';
import { emailSources } from '../constants.ts';
import { addressInput, currency, emailAddress, honeypot } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const locale = z.string().max(35).optional();
const token = z.string().max(200);
const succeeded = z.strictObject({ success: z.boolean() });

export const signUpFromFooter = defineEndpoint('signUpFromFooter', {
  summary:
    'Subscribes an email address from the footer. The response is the same for known and new addresses, unless a site preference reveals known ones. Accepted from scripts of the shop’s own pages and from clients other than browsers that request JSON.',
  query: z.strictObject({ email: emailAddress, locale, currency: currency.optional() }),
  response: succeeded,
  faults: ['ForbiddenException'],
});

/** Consents of a customer to kinds of messages. */
export const communicationPreferences = z.strictObject({
  email: z.strictObject({
    offers: z.boolean(),
    /** Mails about price drops and returning stock of wishlist items. */
    wishlist: z.boolean(),
    /** Mails about wishlist items of which few units are left. */
    lowStock: z.boolean(),
  }),
  text: z.strictObject({ offers: z.boolean(), phone: z.string().optional() }),
});
export type CommunicationPreferences = z.output<typeof communicationPreferences>;

/** Change of the preferences; those that a request leaves out stay unchanged. */
const communicationPreferencesChange = z.strictObject({
  email: z.strictObject({ offers: z.boolean().optional(), wishlist: z.boolean().optional(), lowStock: z.boolean().optional() }).optional(),
  text: z.strictObject({ offers: z.boolean().optional(), phone: z.union([z.string().trim().max(30), z.null()]).optional() }).optional(),
  locale,
  currency: currency.optional(),
});

export const signUpForEmail = defineEndpoint('signUpForEmail', {
  summary:
    'Subscribes an email address from any of the sign-up forms. With the token of a customer and their communication preferences as body, changes the preferences instead (API-036).',
  body: z.union([
    z.strictObject({
      email: emailAddress,
      consent: z.literal(true),
      source: z.enum(emailSources),
      locale,
      /** Currency in which the page states the offer. */
      currency: currency.optional(),
      website: honeypot,
    }),
    communicationPreferencesChange,
  ]),
  response: succeeded,
  faults: ['ForbiddenException', 'InvalidCustomerException', 'ValidationException'],
});

export const confirmEmail = defineEndpoint('confirmEmail', {
  summary: 'Confirms a subscription with the token from its email. `success` is false for an expired or invalid token.',
  body: z.strictObject({ token }),
  response: succeeded,
  faults: ['ForbiddenException'],
});

export const unsubscribeReasons = z.enum(['too-many', 'not-relevant', 'never-signed-up', 'other']);
export const unsubscribeEmail = defineEndpoint('unsubscribeEmail', {
  summary:
    'Unsubscribes an address, given as such or by the token of a link in an email. For a given address the response is always `success: true`.',
  body: z.union([
    z.strictObject({ token, reason: unsubscribeReasons.optional() }),
    z.strictObject({ email: emailAddress, reason: unsubscribeReasons.optional(), website: honeypot }),
  ]),
  response: succeeded,
  faults: ['ForbiddenException'],
});

const tokenParams = z.strictObject({ token });
export const unsubscribeOneClick = defineEndpoint('unsubscribeOneClick', {
  summary: 'Unsubscribes with one click in an email program (RFC 8058). The body is ignored.',
  params: tokenParams,
  query: z.looseObject({}),
  body: z.looseObject({}),
  response: succeeded,
  encoding: 'form',
});
export const openUnsubscribePage = defineEndpoint('openUnsubscribePage', {
  summary: 'Redirects (303) a browser that opens the one-click URL to the unsubscribe page. Changes nothing.',
  params: tokenParams,
  query: z.looseObject({}),
  status: 303,
});

export const requestCatalog = defineEndpoint('requestCatalog', {
  summary:
    'Requests the free printed catalog. A repeated request of a household in the same season gets the same response and sends no second copy.',
  body: z.strictObject({
    /** Complete address, as in checkout; `email` is optional. */
    address: addressInput,
    website: honeypot,
  }),
  response: succeeded,
  faults: ['ForbiddenException'],
});

export const getCommunicationPreferences = defineEndpoint('getCommunicationPreferences', {
  summary: 'Returns what the customer has agreed to receive by email and text.',
  response: communicationPreferences,
  faults: ['InvalidCustomerException'],
});
export const updateCommunicationPreferences = defineEndpoint('updateCommunicationPreferences', {
  summary: 'Changes what the customer receives by email and text. `success` is false if a choice cannot be stored.',
  body: communicationPreferencesChange,
  response: succeeded,
  faults: ['InvalidCustomerException', 'ValidationException'],
});
