import { z } from 'zod';
import { type InputError, parseInput } from '../platform/http/parse-input.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import type { Filter } from '../search/index.ts';
import { InvalidFilterError } from './filters/conditions.ts';
import { parseFilterExpression } from './filters/filter-expression.ts';
import { parseFacetFilters, parseNumericFilters } from './filters/filter-lists.ts';

function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
const jsonParameter = <S extends z.ZodType>(shape: S) => z.preprocess(parseJsonText, shape);
export const integerParameter = (min: number, max: number) => jsonParameter(z.int().min(min).max(max));
const booleanParameter = jsonParameter(z.boolean());
const name = z.string().max(200);
export const nameList = z.preprocess((value) => {
  const read = parseJsonText(value);
  return typeof read === 'string' ? read.split(',').map((each) => each.trim()) : read;
}, z.array(name).max(200));
const condition = z.string().max(1_000);
const filterList = jsonParameter(z.union([z.array(z.union([condition, z.array(condition)])), condition]));

/** Accepted but ignored, because clients send them. */
const ignoredParameters = [
  'advancedSyntax',
  'allowTyposOnNumericTokens',
  'alternativesAsExact',
  'analytics',
  'analyticsTags',
  'attributesToSnippet',
  'distinct',
  'enableABTest',
  'enablePersonalization',
  'enableReRanking',
  'enableRules',
  'exactOnSingleWordQuery',
  'explain',
  'extensions',
  'facetingAfterDistinct',
  'getRankingInfo',
  'ignorePlurals',
  'minProximity',
  'minWordSizefor1Typo',
  'minWordSizefor2Typos',
  'mode',
  'naturalLanguages',
  'optionalFilters',
  'optionalWords',
  'percentileComputation',
  'personalizationImpact',
  'queryLanguages',
  'queryType',
  'relevancyStrictness',
  'removeStopWords',
  'removeWordsIfNoResults',
  'replaceSynonymsInHighlight',
  'responseFields',
  'restrictHighlightAndSnippetArrays',
  'snippetEllipsisText',
  'sortFacetValuesBy',
  'sumOrFiltersScores',
  'synonyms',
  'tagFilters',
  'typoTolerance',
  'userToken',
] as const;

const parametersSchema = z.strictObject({
  query: z.string().max(512).default(''),
  page: integerParameter(0, 1_000_000).default(0),
  hitsPerPage: integerParameter(0, 1_000).default(20),
  offset: integerParameter(0, 1_000_000).optional(),
  length: integerParameter(0, 1_000).optional(),
  facets: nameList.default([]),
  maxValuesPerFacet: integerParameter(0, 1_000).default(100),
  facetFilters: filterList.optional(),
  numericFilters: filterList.optional(),
  filters: z.string().optional(),
  attributesToRetrieve: nameList.default(['*']),
  attributesToHighlight: nameList.default(['*']),
  highlightPreTag: z.string().max(100).default('<em>'),
  highlightPostTag: z.string().max(100).default('</em>'),
  clickAnalytics: booleanParameter.default(false),
  ruleContexts: nameList.default([]),
  ...(Object.fromEntries(ignoredParameters.map((each) => [each, z.unknown().optional()])) as Record<string, z.ZodOptional<z.ZodUnknown>>),
});

export interface HostedQuery {
  query: string;
  page: number;
  hitsPerPage: number;
  /** Replaces `page` and `hitsPerPage`, if the query has an offset. */
  range: { offset: number; length: number } | undefined;
  facets: string[];
  maxValuesPerFacet: number;
  filter: Filter | undefined;
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  highlight: { before: string; after: string };
  clickAnalytics: boolean;
  /** Contexts from `ruleContexts`: `currency-CAD`, `locale-fr-FR`, `category-men-coats`. Other contexts are ignored. */
  contexts: { currency?: string; locale?: string; category?: string };
  encodedParameters: string;
}

const contextPattern = /^(currency|locale|category)-([\w.-]{1,100})$/;

function parseContexts(contexts: readonly string[]): HostedQuery['contexts'] {
  return Object.fromEntries(
    contexts.flatMap((context) => (contextPattern.exec(context) ? [contextPattern.exec(context)!.slice(1, 3)] : [])),
  );
}

function encodeParameters(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(
    entries.map(([key, value]): [string, string] => [key, (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()]),
  ).toString();
}

const requestFields: ReadonlySet<string> = new Set(['indexName', 'params', 'type', 'strategy']);
const facetFields: ReadonlySet<string> = new Set(['facet', 'facetQuery', 'maxFacetHits']);

/** Returns flat fields and those of the URL-encoded text in `params`; flat fields take precedence. */
export function mergeFields(request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const flat = Object.entries(request).filter(([key, value]) => !requestFields.has(key) && value !== undefined && value !== null);
  const text = typeof request.params === 'string' ? request.params.replace(/^\?/, '') : '';
  return { ...Object.fromEntries(new URLSearchParams(text)), ...Object.fromEntries(flat) };
}

/** Parses the parameters of a query. A failure names the unknown or invalid parameter. */
export function parseQueryParameters(request: Readonly<Record<string, unknown>>): Result<HostedQuery, InputError> {
  return parseQueryFields(Object.fromEntries(Object.entries(mergeFields(request)).filter(([key]) => !facetFields.has(key))));
}

export function parseQueryFields(fields: Readonly<Record<string, unknown>>): Result<HostedQuery, InputError> {
  const parsed = parseInput(parametersSchema, fields, 'body');
  if (!parsed.ok) return parsed;
  const parameters = parsed.value;
  const filter = parseFilters(parameters);
  if (!filter.ok) return filter;
  return ok({
    query: parameters.query,
    page: parameters.page,
    hitsPerPage: parameters.hitsPerPage,
    range: parseRange(parameters),
    facets: parameters.facets,
    maxValuesPerFacet: parameters.maxValuesPerFacet,
    filter: filter.value,
    attributesToRetrieve: parameters.attributesToRetrieve,
    attributesToHighlight: parameters.attributesToHighlight,
    highlight: { before: parameters.highlightPreTag, after: parameters.highlightPostTag },
    clickAnalytics: parameters.clickAnalytics,
    contexts: parseContexts(parameters.ruleContexts),
    encodedParameters: encodeParameters(fields),
  });
}

/** Returns the requested range; `length` has no meaning without `offset`. */
function parseRange({ offset, length, hitsPerPage }: z.output<typeof parametersSchema>): HostedQuery['range'] {
  return offset === undefined ? undefined : { offset, length: length ?? hitsPerPage };
}

export function requestedRange({ range, page, hitsPerPage }: HostedQuery): { offset: number; length: number } {
  return range ?? { offset: page * hitsPerPage, length: hitsPerPage };
}

function parseFilters({
  filters,
  facetFilters,
  numericFilters,
}: z.output<typeof parametersSchema>): Result<Filter | undefined, 'ValidationException'> {
  try {
    const all = [
      filters === undefined ? undefined : parseFilterExpression(filters),
      facetFilters === undefined ? undefined : parseFacetFilters(facetFilters),
      numericFilters === undefined ? undefined : parseNumericFilters(numericFilters),
    ].filter((filter) => filter !== undefined);
    return ok(all.length === 0 ? undefined : { kind: 'and', of: all });
  } catch (error) {
    if (!(error instanceof InvalidFilterError)) throw error;
    return failure('ValidationException', error.message, { path: `$.${error.parameter}`, in: 'body' });
  }
}
