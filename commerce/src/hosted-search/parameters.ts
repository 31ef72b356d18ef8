/** The parameters of a query, from whichever of the forms that the public clients send. Pure. */
import { z } from 'zod';
import { parseInput } from '../platform/http/parse-input.ts';
import type { Filter } from '../search/filter.ts';
import { readFacetFilters, readNumericFilters } from './filter-lists.ts';
import { readFilterText } from './filter-text.ts';

/** In a URL-encoded text numbers, switches and lists are text as well. */
function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
const json = <S extends z.ZodType>(shape: S) => z.preprocess(fromText, shape);
const whole = (least: number, most: number) => json(z.int().min(least).max(most));
const flag = json(z.boolean());
const name = z.string().max(200);
/** A list, also as text with commas. */
const names = z.preprocess((value) => {
  const read = fromText(value);
  return typeof read === 'string' ? read.split(',').map((each) => each.trim()) : read;
}, z.array(name).max(200));
const condition = z.string().max(1_000);
const filterList = json(z.union([z.array(z.union([condition, z.array(condition)])), condition]));

/** Taken from clients that send them, and without effect here: there is one way to answer, for everybody. */
const passedOver = [
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

const parameters = z.strictObject({
  query: z.string().max(512).default(''),
  page: whole(0, 1_000_000).default(0),
  hitsPerPage: whole(0, 1_000).default(20),
  facets: names.default([]),
  maxValuesPerFacet: whole(0, 1_000).default(100),
  facetFilters: filterList.optional(),
  numericFilters: filterList.optional(),
  filters: z.string().optional(),
  attributesToRetrieve: names.default(['*']),
  attributesToHighlight: names.default(['*']),
  highlightPreTag: z.string().max(100).default('<em>'),
  highlightPostTag: z.string().max(100).default('</em>'),
  clickAnalytics: flag.default(false),
  ruleContexts: names.default([]),
  ...(Object.fromEntries(passedOver.map((each) => [each, z.unknown().optional()])) as Record<string, z.ZodOptional<z.ZodUnknown>>),
});

export interface HostedQuery {
  query: string;
  /** From 0. */
  page: number;
  hitsPerPage: number;
  facets: string[];
  maxValuesPerFacet: number;
  filter: Filter | undefined;
  attributesToRetrieve: string[];
  attributesToHighlight: string[];
  highlight: { before: string; after: string };
  clickAnalytics: boolean;
  /** What `ruleContexts` say: `currency-CAD`, `locale-fr-FR`, `category-men-coats`; others say nothing here. */
  contexts: { currency?: string; locale?: string; category?: string };
  /** The parameters as the answer repeats them. */
  text: string;
}

const contextName = /^(currency|locale|category)-([\w.-]{1,100})$/;

function contextsOf(contexts: readonly string[]): HostedQuery['contexts'] {
  return Object.fromEntries(contexts.flatMap((context) => (contextName.exec(context) ? [contextName.exec(context)!.slice(1, 3)] : [])));
}

function textOf(fields: Record<string, unknown>): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(
    entries.map(([key, value]): [string, string] => [key, (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()]),
  ).toString();
}

/** Fields of a request beside its query's parameters. */
const requestFields: ReadonlySet<string> = new Set(['indexName', 'params', 'type', 'strategy', 'facet', 'facetQuery', 'maxFacetHits']);

/**
 * Reads a query: flat fields, a URL-encoded text in `params`, or both, where the flat ones hold. Throws the fault that names the parameter
 * that is not known or not right.
 */
export function readParameters(request: Readonly<Record<string, unknown>>): HostedQuery {
  const flat = Object.entries(request).filter(([key, value]) => !requestFields.has(key) && value !== undefined && value !== null);
  const text = typeof request.params === 'string' ? request.params.replace(/^\?/, '') : '';
  const fields = { ...Object.fromEntries(new URLSearchParams(text)), ...Object.fromEntries(flat) };
  const read = parseInput(parameters, fields, 'body');
  const filters = [
    read.filters === undefined ? undefined : readFilterText(read.filters),
    read.facetFilters === undefined ? undefined : readFacetFilters(read.facetFilters),
    read.numericFilters === undefined ? undefined : readNumericFilters(read.numericFilters),
  ].filter((filter) => filter !== undefined);
  return {
    query: read.query,
    page: read.page,
    hitsPerPage: read.hitsPerPage,
    facets: read.facets,
    maxValuesPerFacet: read.maxValuesPerFacet,
    filter: filters.length === 0 ? undefined : { kind: 'and', of: filters },
    attributesToRetrieve: read.attributesToRetrieve,
    attributesToHighlight: read.attributesToHighlight,
    highlight: { before: read.highlightPreTag, after: read.highlightPostTag },
    clickAnalytics: read.clickAnalytics,
    contexts: contextsOf(read.ruleContexts),
    text: textOf(fields),
  };
}
