/**
 * The multi-query protocol of the hosted search service (API-042). The schemas are as loose as the protocol;
 * `commerce/src/hosted-search` validates the parameters and names an invalid one in the fault.
 */
import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';
import { listingBanner } from './search.ts';

/** Maximum number of queries per call. */
export const maxHostedQueries = 50;
/** Maximum number of events per call. */
export const maxHostedEvents = 1_000;

const indexName = z.string().min(1).max(256);

/** Credentials that are not sent as headers, and other client metadata. */
const clientQuery = z.looseObject({});

/** The fields of a query: flat, or URL-encoded in `params`. */
const hostedQuery = z.looseObject({ params: z.string().max(20_000).optional() });
const indexedQuery = z.looseObject({ ...hostedQuery.shape, indexName });

/** A style or a phrase; its fields are those of the index. */
const record = z.looseObject({ objectID: z.string() });

const userData = z.strictObject({
  /** Spelling correction and relaxation of the query. */
  correctedQuery: z.string().optional(),
  isRelaxed: z.literal(true).optional(),
  /** Labels and swatches of the requested facets' values. */
  facetValues: z.record(z.string(), z.record(z.string(), z.strictObject({ label: z.string(), swatch: z.string().optional() }))).optional(),
  banners: z.array(listingBanner).optional(),
});
export type HostedUserData = z.output<typeof userData>;

export const hostedResult = z.strictObject({
  hits: z.array(record),
  nbHits: z.int(),
  page: z.int(),
  nbPages: z.int(),
  hitsPerPage: z.int(),
  /** Hit counts of the requested facets' values. */
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  facets_stats: z.record(z.string(), z.strictObject({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() })).optional(),
  exhaustiveFacetsCount: z.boolean(),
  exhaustiveNbHits: z.boolean(),
  query: z.string(),
  /** The URL-encoded parameters. */
  params: z.string(),
  index: z.string(),
  /** Identifies the search in later events. */
  queryID: z.string().optional(),
  processingTimeMS: z.int(),
  /** The effect of merchandising rules: a redirect and the order of facets. */
  renderingContent: z
    .strictObject({
      redirect: z.strictObject({ url: z.string() }).optional(),
      /** Facets and their values in the order to show them. */
      facetOrdering: z
        .strictObject({
          facets: z.strictObject({ order: z.array(z.string()) }),
          values: z.record(z.string(), z.strictObject({ order: z.array(z.string()) })),
        })
        .optional(),
    })
    .optional(),
  /** Data of our listings that the protocol has no field for. */
  userData: z.array(userData).optional(),
  /** The reason for missing hits. */
  message: z.string().optional(),
});
export type HostedResult = z.output<typeof hostedResult>;

export const queryHostedIndexes = defineEndpoint('queryHostedIndexes', {
  summary: 'Several queries of the hosted-search protocol; the results stand in the order of the queries.',
  query: clientQuery,
  body: z.looseObject({ requests: z.array(indexedQuery).max(maxHostedQueries) }),
  response: z.strictObject({ results: z.array(hostedResult) }),
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const queryHostedIndex = defineEndpoint('queryHostedIndex', {
  summary: 'One query of the hosted-search protocol.',
  params: z.strictObject({ index: indexName }),
  query: clientQuery,
  body: hostedQuery.optional(),
  response: hostedResult,
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const hostedModels = ['trending-items', 'trending-facets', 'related-products', 'looking-similar'] as const;

const recommendation = z.looseObject({
  indexName,
  model: z.enum(hostedModels),
  /** The style to recommend for. */
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
  summary: 'Recommendations of the hosted-search protocol: what is trending, and what is like a style.',
  query: clientQuery,
  body: z.looseObject({ requests: z.array(recommendation).max(maxHostedQueries) }),
  response: z.strictObject({
    results: z.array(z.strictObject({ hits: z.array(z.looseObject({})), nbHits: z.int(), processingTimeMS: z.int() })),
  }),
  errorFormat: 'hosted',
  faults: ['ForbiddenException'],
});

export const sendHostedEvents = defineEndpoint('sendHostedEvents', {
  summary:
    'What visitors did with what was found, as the public client of the hosted service tells it. Nothing is kept where the browser asks not to be followed.',
  query: clientQuery,
  body: z.looseObject({ events: z.array(z.looseObject({})) }),
  response: z.strictObject({ status: z.literal(200), message: z.string() }),
  errorFormat: 'hosted',
  faults: ['ForbiddenException', 'InvalidEventException'],
});
