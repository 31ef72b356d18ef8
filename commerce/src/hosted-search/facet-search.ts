import type { HostedFacetValues, SortingOption } from '@outfitter/contract';
import { z } from 'zod';
import { type InputError, parseInput } from '../platform/http/parse-input.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { languageOfLocale, normalizeText, shopLanguage } from '../search/index.ts';
import { matchPositions, type TypedQuery } from '../suggestions/typed-query.ts';
import { isFacet } from './filters/attributes.ts';
import { highlightMatches } from './highlight.ts';
import type { CallContext, QueryError } from './query-context.ts';
import { type HostedQuery, integerParameter, mergeFields, parseQueryFields } from './query-parameters.ts';
import { queryProducts } from './query-products.ts';

export interface FacetSearch {
  facet: string;
  text: string;
  maxHits: number;
  isAlphabetic: boolean;
  query: HostedQuery;
}

/** Parameters of the body, in which clients name the facet, too. */
const parametersSchema = z.strictObject({
  facetName: z.string().max(200).optional(),
  facetQuery: z.string().max(512).default(''),
  maxFacetHits: integerParameter(1, 100).default(10),
  sortFacetValuesBy: z.enum(['count', 'alpha']).default('count'),
});

export function parseFacetSearch(facet: unknown, request: Readonly<Record<string, unknown>>): Result<FacetSearch, InputError> {
  if (typeof facet !== 'string' || !isFacet(facet)) {
    const name = typeof facet === 'string' ? ` '${facet.slice(0, 60)}'` : '';
    return failure('ValidationException', `facet: records have no facet${name}`, { path: '$.facet', in: 'body' });
  }
  const { facetName, facetQuery, maxFacetHits, sortFacetValuesBy, facet: _, ...fields } = mergeFields(request);
  const parameters = parseInput(parametersSchema, { facetName, facetQuery, maxFacetHits, sortFacetValuesBy }, 'body');
  if (!parameters.ok) return parameters;
  const query = parseQueryFields(fields);
  if (!query.ok) return query;
  const { facetQuery: text, maxFacetHits: maxHits, sortFacetValuesBy: order } = parameters.value;
  return ok({ facet, text, maxHits, isAlphabetic: order === 'alpha', query: query.value });
}

/**
 * Finds the values of a facet by their own text or their label. Counts the styles that match the query and have an orderable variant with
 * the value.
 */
export async function searchFacetValues(
  call: CallContext,
  { index, sort, search }: { index: string; sort: SortingOption; search: FacetSearch },
): Promise<Result<HostedFacetValues, QueryError>> {
  const started = performance.now();
  const { facet, maxHits, isAlphabetic, query } = search;
  const counting = { ...query, page: 0, hitsPerPage: 0, range: undefined, facets: [facet], maxValuesPerFacet: Number.POSITIVE_INFINITY };
  const result = await queryProducts(call, { index, sort, query: counting });
  if (!result.ok) return result;
  const { facets = {}, userData = [], renderingContent } = result.value;
  const counts = facets[facet] ?? {};
  const labels = userData[0]?.facetValues?.[facet] ?? {};
  const typed = typedFacetQuery(search);
  const inOrder = renderingContent?.facetOrdering?.values[facet]?.order ?? Object.keys(counts);
  const matching = inOrder.filter((value) => matchPositions(typed, wordsOf(value, labels[value]?.label)) !== undefined);
  const sorted = isAlphabetic
    ? matching.toSorted((a, b) => (a < b ? -1 : 1))
    : matching.toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return ok({
    facetHits: sorted.slice(0, maxHits).map((value) => ({
      value,
      highlighted: highlightMatches(value, typed, query.highlight).value,
      count: counts[value] ?? 0,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  });
}

/** Returns the query for values of a facet: its last word may be unfinished, and synonyms do not apply. */
function typedFacetQuery({ text, query }: FacetSearch): TypedQuery {
  const { locale } = query.contexts;
  return {
    tokens: normalizeText(text).split(' ').filter(Boolean),
    isUnfinished: true,
    formsOf: (token) => [token],
    language: (locale ? languageOfLocale(locale) : shopLanguage).code,
  };
}

function wordsOf(value: string, label = ''): string[] {
  return normalizeText(`${value.replaceAll(/[^\p{L}\p{N}'’]+/gu, ' ')} ${value} ${label}`).split(' ');
}
