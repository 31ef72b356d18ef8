/** "Tell me when it is back": one letter about one sold-out SKU. */
import { z } from 'zod';
import { emailAddress, honeypot, productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const requestBackInStockNotice = defineEndpoint('requestBackInStockNotice', {
  summary:
    'Has an address written to once when a SKU is back. Answers the same for known and new addresses, and where the SKU has come back meanwhile.',
  body: z.strictObject({
    /** A SKU's number; a style's is unknown here. */
    productId,
    email: emailAddress,
    /** The shopper has read what they agree to. */
    consent: z.literal(true),
    locale: z.string().max(35).optional(),
    website: honeypot,
  }),
  response: z.strictObject({ success: z.literal(true) }),
  faults: ['ForbiddenException', 'ProductNotFoundException', 'TooManyRequestsException'],
});
