/**
 * The address of a listing: which words, refinements, order and page it asks for, read from and written to a query string. One
 * selection has one address: `refine=attribute:value|value`, attributes and values sorted, defaults left out. Pure.
 */
import { type SortingOption, sortingOptions } from '@outfitter/contract/client';

/** Chosen values by attribute id; no attribute without a value. */
export type Refinements = Readonly<Record<string, readonly string[]>>;

export interface ListingQuery {
  /** The words of a search; none in a category. */
  q?: string;
  refinements: Refinements;
  sort: SortingOption;
  /** From 1. */
  page: number;
}

export const defaultSort: SortingOption = 'best-matches';
/** The search call takes nine refinements at most. */
const maxAttributes = 9;
/** Letters that the search call takes. */
const maxQueryLength = 512;
/** The search call shows no page after this one. */
export const maxPage = 250;

function sortRefinements(refinements: Refinements): Refinements {
  const rows = Object.entries(refinements)
    .filter(([attribute, values]) => attribute !== '' && values.length > 0)
    .map(([attribute, values]) => [attribute, [...new Set(values)].sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(rows.slice(0, maxAttributes));
}

/** Reads `refine=color:brown|black`; the same attribute twice is both. */
function parseRefinements(parameters: readonly string[]): Refinements {
  const found: Record<string, string[]> = {};
  for (const parameter of parameters) {
    const colon = parameter.indexOf(':');
    if (colon < 1) continue;
    const attribute = parameter.slice(0, colon);
    const values = parameter
      .slice(colon + 1)
      .split('|')
      .filter(Boolean);
    found[attribute] = [...(Object.hasOwn(found, attribute) ? (found[attribute] ?? []) : []), ...values];
  }
  return sortRefinements(found);
}

/** What an address asks for; whatever it says wrongly is the default. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const sort = sortingOptions.find((option) => option === search.get('sort')) ?? defaultSort;
  const page = Number(search.get('page') ?? 1);
  // No search takes more, or what no keyboard writes.
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

/** The query string of a listing, with its question mark; empty for a category as it is. */
export function formatListingQuery({ q, refinements, sort, page }: ListingQuery): string {
  const search = new URLSearchParams();
  if (q) search.append('q', q);
  for (const [attribute, values] of Object.entries(sortRefinements(refinements)))
    search.append('refine', `${attribute}:${values.join('|')}`);
  if (sort !== defaultSort) search.append('sort', sort);
  if (page > 1) search.append('page', String(page));
  const text = search.toString().replaceAll('%3A', ':').replaceAll('%7C', '|');
  return text ? `?${text}` : '';
}

/**
 * Chooses a value or takes it back, and starts again at page 1. An attribute with a `single` value at a time (rating, price, sale, new)
 * changes to the new one, the others add it (LIST-001).
 */
export function toggleRefinement(query: ListingQuery, attribute: string, value: string, isSingle: boolean): ListingQuery {
  const chosen = query.refinements[attribute] ?? [];
  const without = chosen.filter((other) => other !== value);
  const isChosen = without.length < chosen.length;
  const values = isChosen ? without : isSingle ? [value] : [...chosen, value];
  return { ...query, refinements: sortRefinements({ ...query.refinements, [attribute]: values }), page: 1 };
}

/** The same listing with nothing refined. */
export function clearRefinements(query: ListingQuery): ListingQuery {
  return { ...query, refinements: {}, page: 1 };
}

/** How many values are chosen. */
export function countRefinements({ refinements }: ListingQuery): number {
  return Object.values(refinements).reduce((sum, values) => sum + values.length, 0);
}
