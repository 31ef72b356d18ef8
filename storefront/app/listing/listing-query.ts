/**
 * The query string of a listing: search query, refinements, sorting and page. Equal selections have equal query strings:
 * `refine=attribute:value|value` with sorted attributes and values and without defaults.
 */
import { type SortingOption, sortingOptions } from '@outfitter/contract/client';

export type Refinements = Readonly<Record<string, readonly string[]>>;

export interface ListingQuery {
  q?: string;
  refinements: Refinements;
  sort: SortingOption;
  page: number;
}

export const defaultSort: SortingOption = 'best-matches';
const maxAttributes = 9;
const maxQueryLength = 512;
export const maxPage = 250;

/** Refinements that are sorted already: a listing formats the queries of some hundred facet values. */
const sorted = new WeakSet<Refinements>();

function sortRefinements(refinements: Refinements): Refinements {
  if (sorted.has(refinements)) return refinements;
  const entries = Object.entries(refinements)
    .filter(([attribute, values]) => attribute !== '' && values.length > 0)
    .map(([attribute, values]) => [attribute, values.length === 1 ? values : [...new Set(values)].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const result = Object.fromEntries(entries.slice(0, maxAttributes));
  sorted.add(result);
  return result;
}

/** Parses `refine=color:brown|black` and merges repeated attributes. */
function parseRefinements(parameters: readonly string[]): Refinements {
  const refinements: Record<string, string[]> = {};
  for (const parameter of parameters) {
    const colon = parameter.indexOf(':');
    if (colon < 1) continue;
    const attribute = parameter.slice(0, colon);
    const values = parameter
      .slice(colon + 1)
      .split('|')
      .filter(Boolean);
    refinements[attribute] = [...(Object.hasOwn(refinements, attribute) ? (refinements[attribute] ?? []) : []), ...values];
  }
  return sortRefinements(refinements);
}

export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const sort = sortingOptions.find((option) => option === search.get('sort')) ?? defaultSort;
  const page = Number(search.get('page') ?? 1);
  // The search API rejects control characters.
  const q = search
    .get('q')
    ?.replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength);
  return {
    ...(q ? { q } : {}),
    refinements: parseRefinements(search.getAll('refine')),
    sort,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Matches text that is unchanged in a query string. */
const isPlain = /^[\w.*:|-]*$/;

/** Formats a query parameter. Colons and bars stay readable. */
function formatParameter(name: string, value: string): string {
  if (isPlain.test(value)) return `${name}=${value}`;
  return new URLSearchParams({ [name]: value }).toString().replaceAll('%3A', ':').replaceAll('%7C', '|');
}

export function formatListingQuery(query: ListingQuery): string {
  const parameters = formatParameters(query);
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

function formatParameters({ q, refinements, sort, page }: ListingQuery): string[] {
  const parameters: string[] = [];
  if (q) parameters.push(formatParameter('q', q));
  for (const [attribute, values] of Object.entries(sortRefinements(refinements))) parameters.push(formatRefinement(attribute, values));
  if (sort !== defaultSort) parameters.push(formatParameter('sort', sort));
  if (page > 1) parameters.push(formatParameter('page', String(page)));
  return parameters;
}

function formatRefinement(attribute: string, values: readonly string[]): string {
  return formatParameter('refine', `${attribute}:${values.join('|')}`);
}

/**
 * Selects or deselects a value and returns to page 1. An attribute with a single value (rating, price, sale, new) replaces its value
 * (LIST-001).
 */
export function toggleRefinement(query: ListingQuery, attribute: string, value: string, isSingle: boolean): ListingQuery {
  const selected = query.refinements[attribute] ?? [];
  const remaining = selected.filter((other) => other !== value);
  const isSelected = remaining.length < selected.length;
  const values = isSelected ? remaining : isSingle ? [value] : [...selected, value];
  return { ...query, refinements: sortRefinements({ ...query.refinements, [attribute]: values }), page: 1 };
}

/**
 * Returns a function that formats the query after a value of the attribute is toggled. The other parameters are formatted once for all
 * values of a facet.
 */
export function toggledQueryFormatter(query: ListingQuery, attribute: string, isSingle: boolean): (value: string) => string {
  const selected = query.refinements[attribute] ?? [];
  // The values of an attribute do not change its position, so any value shows it.
  const parameters = formatParameters({ ...query, refinements: { ...query.refinements, [attribute]: ['value'] }, page: 1 });
  const index = parameters.indexOf(formatRefinement(attribute, ['value']));
  const preceding = parameters
    .slice(0, index)
    .map((parameter) => `${parameter}&`)
    .join('');
  const following = parameters
    .slice(index + 1)
    .map((parameter) => `&${parameter}`)
    .join('');
  return (value) => {
    // Deselecting the last value removes the attribute, and an attribute beyond the last one has no parameter.
    if (index < 0 || selected.includes(value)) return formatListingQuery(toggleRefinement(query, attribute, value, isSingle));
    const values = isSingle || selected.length === 0 ? [value] : [...new Set(selected), value].sort();
    return `?${preceding}${formatRefinement(attribute, values)}${following}`;
  };
}

export function refinementsWithout(refinements: Refinements, attribute: string): Refinements {
  return sortRefinements({ ...refinements, [attribute]: [] });
}

export function withoutRefinement(query: ListingQuery, attribute: string): ListingQuery {
  return { ...query, refinements: refinementsWithout(query.refinements, attribute), page: 1 };
}

export function clearRefinements(query: ListingQuery): ListingQuery {
  return { ...query, refinements: {}, page: 1 };
}

export function countRefinements({ refinements }: ListingQuery): number {
  return Object.values(refinements).reduce((sum, values) => sum + values.length, 0);
}
