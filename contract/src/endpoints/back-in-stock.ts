import { z } from 'zod';
import { emailAddress, honeypot, productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const requestBackInStockNotice = defineEndpoint('requestBackInStockNotice', {
  summary:
    'Requests one email when a SKU is back in stock. The response is the same for a known address and for a SKU that is already back.',
  body: z.strictObject({
    /** Id of a SKU; style ids are not accepted. */
    productId,
    email: emailAddress,
    consent: z.literal(true),
    locale: z.string().max(35).optional(),
    website: honeypot,
  }),
  response: z.strictObject({ success: z.literal(true) }),
  faults: ['ForbiddenException', 'ProductNotFoundException', 'TooManyRequestsException'],
});
