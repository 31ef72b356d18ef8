/** Email subscriptions and the printed catalog. */
import { z } from 'zod';
import { emailSources } from '../constants.ts';
import { addressInput, emailAddress, honeypot } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const locale = z.string().max(35).optional();
/** The token of a link in a mail. */
const token = z.string().max(200);
const succeeded = z.strictObject({ success: z.boolean() });

export const signUpFromFooter = defineEndpoint('signUpFromFooter', {
  summary:
    'Signs an email address up from the footer. Answers the same for known and new addresses, unless a preference says otherwise. Made by scripts of the shop’s own pages, or by clients that ask for JSON and are no browser.',
  query: z.strictObject({ email: emailAddress, locale }),
  response: succeeded,
  faults: ['ForbiddenException'],
});

export const signUpForEmail = defineEndpoint('signUpForEmail', {
  summary: 'Signs an email address up, saying where the shopper was asked.',
  body: z.strictObject({
    email: emailAddress,
    /** The shopper has accepted the terms. */
    consent: z.literal(true),
    source: z.enum(emailSources),
    locale,
    website: honeypot,
  }),
  response: succeeded,
  faults: ['ForbiddenException'],
});

export const confirmEmail = defineEndpoint('confirmEmail', {
  summary: 'Confirms a sign-up by the token of its mail. `success` is false for a token that is old or not ours.',
  body: z.strictObject({ token }),
  response: succeeded,
  faults: ['ForbiddenException'],
});

export const unsubscribeReasons = z.enum(['too-many', 'not-relevant', 'never-signed-up', 'other']);
export const unsubscribeEmail = defineEndpoint('unsubscribeEmail', {
  summary:
    'Takes an address off the list: by the token of a mail’s link, or as typed. A typed address is always answered with `success: true`.',
  body: z.union([
    z.strictObject({ token, reason: unsubscribeReasons.optional() }),
    z.strictObject({ email: emailAddress, reason: unsubscribeReasons.optional(), website: honeypot }),
  ]),
  response: succeeded,
  faults: ['ForbiddenException'],
});

const tokenParams = z.strictObject({ token });
export const unsubscribeOneClick = defineEndpoint('unsubscribeOneClick', {
  summary: 'One-click unsubscription by a mail program (RFC 8058); what its body says is not needed.',
  params: tokenParams,
  query: z.looseObject({}),
  body: z.looseObject({}),
  response: succeeded,
  encoding: 'form',
});
export const openUnsubscribePage = defineEndpoint('openUnsubscribePage', {
  summary: 'The same address opened by a person: answers 303 to the page that asks, and changes nothing.',
  params: tokenParams,
  query: z.looseObject({}),
  status: 303,
});

export const requestCatalog = defineEndpoint('requestCatalog', {
  summary: 'Asks for the printed catalogue, free. A second request of a household within the season is answered alike and sends no other.',
  body: z.strictObject({
    /** As in checkout, complete; `email` is optional. */
    address: addressInput,
    website: honeypot,
  }),
  response: succeeded,
  faults: ['ForbiddenException'],
});
