/**
 * The multi-query protocol of the hosted search service, as its public clients speak it (API-042). The shapes here are as loose as the
 * protocol is: which parameters a query may have, and what they say, the server reads by `commerce/src/hosted-search`, and a fault names the
 * parameter that is not right.
 */
import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';
import { listingBanner } from './search.ts';

/** Queries of one call at most. */
export const maxHostedQueries = 50;
/** Events of one call at most. */
export const maxHostedEvents = 1_000;

const indexName = z.string().min(1).max(256);

/** Credentials, where they are no headers (`x-algolia-application-id`, `x-algolia-api-key`), and what else the clients say of themselves. */
const clientQuery = z.looseObject({});

/** The fields of a query: flat, or as a URL-encoded text in `params`. */
const hostedQuery = z.looseObject({ params: z.string().max(20_000).optional() });
const indexedQuery = z.looseObject({ ...hostedQuery.shape, indexName });

/** A record: a style, a phrase; its fields are those of the index. */
const record = z.looseObject({ objectID: z.string() });

const userData = z.strictObject({
  /** What misspelt words were mended to, and that not all of the words are met. */
  correctedQuery: z.string().optional(),
  isRelaxed: z.literal(true).optional(),
  /** Of each facet asked for, what its values are called and look like. */
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
  /** Of each facet asked for, how many hits have each value. */
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
  facets_stats: z.record(z.string(), z.strictObject({ min: z.number(), max: z.number(), avg: z.number(), sum: z.number() })).optional(),
  exhaustiveFacetsCount: z.boolean(),
  exhaustiveNbHits: z.boolean(),
  query: z.string(),
  /** The parameters as a URL-encoded text. */
  params: z.string(),
  index: z.string(),
  /** By which a later event names this search. */
  queryID: z.string().optional(),
  processingTimeMS: z.int(),
  /** What a merchant's rules say of the query: where it leads instead, and the order of the facets. */
  renderingContent: z
    .strictObject({
      redirect: z.strictObject({ url: z.string() }).optional(),
      /** Facets that come first, in their order; and of each facet asked for its values in theirs. */
      facetOrdering: z
        .strictObject({
          facets: z.strictObject({ order: z.array(z.string()) }),
          values: z.record(z.string(), z.strictObject({ order: z.array(z.string()) })),
        })
        .optional(),
    })
    .optional(),
  /** What a listing of ours shows besides, and the protocol has no place for. */
  userData: z.array(userData).optional(),
  /** Why there are no hits though there are more. */
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
  /** The style whose like are asked for. */
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
