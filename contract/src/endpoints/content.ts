/** Content delivery in the protocol of the hosted service's public client. */
import { z } from 'zod';
import { contentError } from '../faults.ts';
import { currency } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const contentBody = z.looseObject({
  _meta: z.looseObject({
    name: z.string(),
    schema: z.string(),
    deliveryId: z.string(),
    deliveryKey: z.string().nullable(),
    hierarchy: z.strictObject({ root: z.boolean(), parentId: z.string().optional() }).optional(),
  }),
});
export type ContentBody = z.output<typeof contentBody>;

const contentQuery = z.strictObject({
  depth: z.enum(['all', 'root']).optional(),
  format: z.enum(['inlined', 'linked']).optional(),
  locale: z.string().max(40).optional(),
  /** Currency of the amounts that the shop promises. */
  currency: currency.optional(),
});
/** Response with content; `linkedContent` holds the linked items with `depth=all&format=linked`. */
const contentResponse = z.strictObject({ content: contentBody, linkedContent: z.array(contentBody).optional() });
const deliveryKey = z.string().max(150);
const contentId = z.string().max(60);

export const getContentByKey = defineEndpoint('getContentByKey', {
  summary: 'Returns the live content item with a delivery key, with linked items inline.',
  params: z.strictObject({ deliveryKey }),
  query: contentQuery,
  response: contentResponse,
  errorFormat: 'content',
});
export const getContentById = defineEndpoint('getContentById', {
  summary: 'Returns a live content item by id.',
  params: z.strictObject({ contentId }),
  query: contentQuery,
  response: contentResponse,
  errorFormat: 'content',
});

export const maxContentItemsPerCall = 50;

export const fetchContent = defineEndpoint('fetchContent', {
  summary: 'Returns content items by id or delivery key, in the order of the requests. A missing item is an error at its position.',
  body: z.strictObject({
    requests: z
      .array(z.union([z.strictObject({ key: deliveryKey.min(1) }), z.strictObject({ id: contentId.min(1) })]))
      .min(1)
      .max(maxContentItemsPerCall),
    parameters: contentQuery.optional(),
  }),
  response: z.strictObject({ responses: z.array(z.union([contentResponse, contentError])) }),
  errorFormat: 'content',
});

/** The ids of content in the first version of the protocol are URLs below this one. */
export const contentIriBase = 'http://content.cms.amplience.com/';
const contentIri = z.strictObject({ '@id': z.string() });

export const queryContent = defineEndpoint('queryContent', {
  summary:
    'Returns a live content item by id, with linked items inline, as the first version of the protocol does. Nothing is found for an unknown id.',
  query: z.strictObject({
    /** `{"sys.iri": "http://content.cms.amplience.com/{contentId}"}` */
    query: z.string().max(500),
    fullBodyObject: z.enum(['true', 'false']).optional(),
    scope: z.enum(['tree', 'root']).optional(),
    store: z.string().max(100).optional(),
    locale: z.string().max(40).optional(),
  }),
  response: z.strictObject({
    '@context': z.string(),
    '@graph': z.array(z.looseObject({ ...contentIri.shape, '@type': z.string() })),
    result: z.array(contentIri),
  }),
  errorFormat: 'content',
});

const fieldPath = z
  .string()
  .max(300)
  .regex(/^(\/[^/]{1,100}){1,6}$/, 'a JSON pointer of one to six names');

export const filterContent = defineEndpoint('filterContent', {
  summary: 'Returns the live content items of a schema, or directly below another item, whose fields match the filters.',
  body: z.strictObject({
    filterBy: z
      .array(
        z.union([
          z.strictObject({ path: fieldPath, value: z.union([z.string().max(300), z.number(), z.boolean()]) }),
          z.strictObject({ lookupBy: z.literal('HIERARCHY_PARENT_META_DELIVERY_KEY'), value: deliveryKey }),
        ]),
      )
      .min(1)
      .max(10),
    /** `default`, or a field by name or pointer. Items with equal values are sorted by key. */
    sortBy: z.strictObject({ key: z.string().min(1).max(300), order: z.enum(['ASC', 'DESC']).optional() }).optional(),
    page: z
      .strictObject({ size: z.number().int().min(1).max(maxContentItemsPerCall).optional(), cursor: z.string().max(1_000).optional() })
      .optional(),
    parameters: contentQuery.optional(),
  }),
  response: z.strictObject({
    responses: z.array(contentResponse),
    page: z.strictObject({ responseCount: z.number().int(), nextCursor: z.string().optional() }),
  }),
  errorFormat: 'content',
});

export const maxHierarchyDepth = 20;

const descendantsQuery = z.strictObject({
  hierarchyDepth: z.coerce.number().int().min(1).max(maxHierarchyDepth).optional(),
  maxPageSize: z.coerce.number().int().min(1).max(maxContentItemsPerCall).optional(),
  pageCursor: z.string().max(1_000).optional(),
  sortByKey: z.string().min(1).max(300).optional(),
  sortByOrder: z.enum(['ASC', 'DESC', 'asc', 'desc']).optional(),
  locale: z.string().max(40).optional(),
});
const descendantsResponse = z.strictObject({
  responses: z.array(contentResponse),
  page: z.strictObject({ responseCount: z.number().int(), cursor: z.string().optional() }),
});

export const getDescendantsByKey = defineEndpoint('getDescendantsByKey', {
  summary: 'Returns all live descendants of the item with a delivery key, each with the id of its parent.',
  params: z.strictObject({ deliveryKey }),
  query: descendantsQuery,
  response: descendantsResponse,
  errorFormat: 'content',
});
export const getDescendantsById = defineEndpoint('getDescendantsById', {
  summary: 'Returns all live descendants of the item with an id, each with the id of its parent.',
  params: z.strictObject({ contentId }),
  query: descendantsQuery,
  response: descendantsResponse,
  errorFormat: 'content',
});
