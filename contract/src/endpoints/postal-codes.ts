import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

export const getPostalCode = defineEndpoint('getPostalCode', {
  summary:
    'Returns the state and the cities of a ZIP code, the usual city first. Returns no city for a ZIP code that is not in the country.',
  params: z.strictObject({
    /**
     * Country: the United States, or military mail. A Canadian postal code names only a province by its first characters, and no list has
     * its city.
     */
    countryCode: z.enum(['US', 'AA', 'AE', 'AP']),
    postalCode: z.string().regex(/^\d{5}$/, 'a ZIP code of five digits'),
  }),
  response: z.strictObject({ stateCode: z.string().optional(), cities: z.array(z.string()) }),
});
