/**
 * The multi-query protocol of the hosted search service (API-042). The schemas are as loose as the protocol;
 * `commerce/src/hosted-search` validates the parameters and names an invalid one in the fault.
 */
import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';
import { listingBanner, refinementDisplay } from './search.ts';

export const maxHostedQueries = 50;
export const maxHostedObjects = 1_000;
export const maxHostedEvents = 1_000;
const maxBatchBytes = 512 * 1024;

const indexName = z.string().min(1).max(256);

const clientQuery = z.looseObject({});

/** The fields of a query: flat, or URL-encoded in `params`. */
const hostedQuery = z.looseObject({ params: z.string().max(20_000).optional() });
const indexedQuery = z.looseObject({ ...hostedQuery.shape, indexName });

const record = z.looseObject({ objectID: z.string() });

const userData = z.strictObject({
  correctedQuery: z.string().optional(),
  isRelaxed: z.literal(true).optional(),
  isMentionOnly: z.literal(true).optional(),
  facetValues: z.record(z.string(), z.record(z.string(), refinementDisplay)).optional(),
  banners: z.array(listingBanner).optional(),
});
export type HostedUserData = z.output<typeof userData>;

export const hostedResult = z.strictObject({
  hits: z.array(record),
  nbHits: z.int(),
  page: z.int().optional(),
  nbPages: z.int().optional(),
  hitsPerPage: z.int().optional(),
  /** Range of the hits, instead of the three fields of pages. */
  offset: z.int().optional(),
  length: z.int().optional(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  facets_stats: z.record(z.string(), z.strictObject({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() })).optional(),
  exhaustiveFacetsCount: z.boolean(),
  exhaustiveNbHits: z.boolean(),
  query: z.string(),
  params: z.string(),
  index: z.string(),
  queryID: z.string().optional(),
  processingTimeMS: z.int(),
  renderingContent: z
    .strictObject({
      redirect: z.strictObject({ url: z.string() }).optional(),
      facetOrdering: z
        .strictObject({
          facets: z.strictObject({ order: z.array(z.string()) }),
          values: z.record(z.string(), z.strictObject({ order: z.array(z.string()) })),
        })
        .optional(),
    })
    .optional(),
  userData: z.array(userData).optional(),
  message: z.string().optional(),
});
export type HostedResult = z.output<typeof hostedResult>;

const facetValues = z.strictObject({
  facetHits: z.array(z.strictObject({ value: z.string(), highlighted: z.string(), count: z.int() })),
  exhaustiveFacetsCount: z.boolean(),
  processingTimeMS: z.int(),
});
export type HostedFacetValues = z.output<typeof facetValues>;

export const queryHostedIndexes = defineEndpoint('queryHostedIndexes', {
  summary:
    'Runs several queries, or searches for facet values, of the hosted-search protocol. The results are in the order of the requests.',
  query: clientQuery,
  body: z.looseObject({ requests: z.array(indexedQuery).max(maxHostedQueries) }),
  maxBodyBytes: maxBatchBytes,
  response: z.strictObject({ results: z.array(z.union([hostedResult, facetValues])) }),
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const queryHostedIndex = defineEndpoint('queryHostedIndex', {
  summary: 'Runs one query of the hosted-search protocol.',
  params: z.strictObject({ index: indexName }),
  query: clientQuery,
  body: hostedQuery.optional(),
  response: hostedResult,
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const searchHostedFacet = defineEndpoint('searchHostedFacet', {
  summary: 'Searches the values of a facet of the hosted-search protocol, with the number of styles that match the query.',
  params: z.strictObject({ index: indexName, facet: z.string().min(1).max(200) }),
  query: clientQuery,
  body: hostedQuery.optional(),
  response: facetValues,
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

const attributeList = z.array(z.string().max(200)).max(200);

export const getHostedObjects = defineEndpoint('getHostedObjects', {
  summary:
    'Returns records of the hosted-search protocol by their ids, in the order of the requests; null for a record that does not exist.',
  query: clientQuery,
  body: z.looseObject({
    requests: z
      .array(z.looseObject({ indexName, objectID: z.string().min(1).max(512), attributesToRetrieve: attributeList.optional() }))
      .max(maxHostedObjects),
  }),
  maxBodyBytes: maxBatchBytes,
  response: z.strictObject({ results: z.array(record.nullable()) }),
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const getHostedObject = defineEndpoint('getHostedObject', {
  summary: 'Returns one record of the hosted-search protocol.',
  params: z.strictObject({ index: indexName, objectID: z.string().min(1).max(512) }),
  query: z.looseObject({ attributesToRetrieve: z.string().max(5_000).optional() }),
  response: record,
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const hostedModels = ['trending-items', 'trending-facets', 'related-products', 'looking-similar'] as const;

const recommendation = z.looseObject({
  indexName,
  model: z.enum(hostedModels),
  objectID: z.string().max(40).optional(),
  facetName: z.string().max(100).optional(),
  facetValue: z.string().max(200).optional(),
  threshold: z.number().min(0).max(100).optional(),
  maxRecommendations: z.int().min(0).max(30).optional(),
  queryParameters: z.looseObject({}).optional(),
  fallbackParameters: z.looseObject({}).optional(),
});
export type HostedRecommendation = z.output<typeof recommendation>;

export const recommendFromHostedIndexes = defineEndpoint('recommendFromHostedIndexes', {
  summary: 'Returns recommendations of the hosted-search protocol: trending styles, or styles related to one.',
  query: clientQuery,
  body: z.looseObject({ requests: z.array(recommendation).max(maxHostedQueries) }),
  maxBodyBytes: maxBatchBytes,
  response: z.strictObject({
    results: z.array(z.strictObject({ hits: z.array(z.looseObject({})), nbHits: z.int(), processingTimeMS: z.int() })),
  }),
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const sendHostedEvents = defineEndpoint('sendHostedEvents', {
  summary:
    "Records visitors' events on search results, in the format of the hosted service's public client. Nothing is stored if the browser opts out of tracking.",
  query: clientQuery,
  body: z.looseObject({ events: z.array(z.looseObject({})) }),
  maxBodyBytes: maxBatchBytes,
  response: z.strictObject({ status: z.literal(200), message: z.string() }),
  errorFormat: 'hosted',
  faults: ['ForbiddenException', 'InvalidEventException'],
});
