/** Content delivery, as the public client of the hosted service speaks it, and the site's preferences. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const contentBody = z.looseObject({
  _meta: z.looseObject({ name: z.string(), schema: z.string(), deliveryId: z.string(), deliveryKey: z.string().nullable() }),
});
export type ContentBody = z.output<typeof contentBody>;

const contentQuery = z.strictObject({
  depth: z.enum(['all', 'root']).optional(),
  format: z.enum(['inlined', 'linked']).optional(),
  locale: z.string().max(40).optional(),
});
const contentAnswer = z.strictObject({ content: contentBody });

export const getContentByKey = endpoint('getContentByKey', {
  summary: 'The content item live under a delivery key, its linked items inline.',
  params: z.strictObject({ deliveryKey: z.string().max(150) }),
  query: contentQuery,
  answer: contentAnswer,
  errors: 'content',
});
export const getContentById = endpoint('getContentById', {
  summary: 'A content item by its id.',
  params: z.strictObject({ contentId: z.string().max(60) }),
  query: contentQuery,
  answer: contentAnswer,
  errors: 'content',
});

export const sitePreferences = z.strictObject({
  success: z.literal(true),
  launchDisabled: z.boolean(),
  algoliaEnabled: z.boolean(),
  maoEnabled: z.boolean(),
  gtmEnabled: z.boolean(),
  oneTrustEnabled: z.boolean(),
  oneTrustID: z.string(),
  adyenPaymentProcessingEnabled: z.boolean(),
  /** The sandbox processor is on: the shop says that it is a demo and takes no real cards. */
  demoShop: z.boolean(),
  brand: z.string(),
  currencies: z.array(z.string()),
  defaultCurrency: z.string(),
  countries: z.array(z.string()),
  /** Milliseconds for which the button shows "In the cart". */
  addedToCartReset: z.number().int(),
});
export type SitePreferences = z.output<typeof sitePreferences>;

export const getSitePreferences = endpoint('getSitePreferences', {
  summary: 'What the merchant has switched on.',
  query: z.strictObject({ siteId: z.string().max(64).optional() }),
  answer: sitePreferences,
});
