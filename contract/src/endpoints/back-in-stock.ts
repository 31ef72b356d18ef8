/** Back-in-stock notices: one mail when a sold-out SKU is back. */
import { z } from 'zod';
import { emailAddress, honeypot, productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const requestBackInStockNotice = defineEndpoint('requestBackInStockNotice', {
  summary:
    'Has an address written to once when a SKU is back. Answers the same for known and new addresses, and where the SKU has come back meanwhile.',
  body: z.strictObject({
    /** A SKU id; style ids are not accepted. */
    productId,
    email: emailAddress,
    /** The shopper has accepted the terms. */
    consent: z.literal(true),
    locale: z.string().max(35).optional(),
    website: honeypot,
  }),
  response: z.strictObject({ success: z.literal(true) }),
  faults: ['ForbiddenException', 'ProductNotFoundException', 'TooManyRequestsException'],
});
