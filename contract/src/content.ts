/** Content delivery, as the public client of the hosted service speaks it. */
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
