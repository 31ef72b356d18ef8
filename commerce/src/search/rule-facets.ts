import { sql } from 'drizzle-orm';
import type { RuleFacets } from '../merchandising/rule-references.ts';
import { facetAttributes } from './facets.ts';
import { searchFacets } from './tables.ts';

export const ruleFacets: RuleFacets = {
  attributes: new Set(facetAttributes.map(({ id }) => id)),
  // Every value of an attribute without indexed values is valid, as are price ranges, which are indexed per currency.
  withValue: (reference) => sql`
    SELECT FROM ${searchFacets} AS facet WHERE facet.attribute || '=' || facet.value = ${reference}
    UNION ALL SELECT WHERE NOT EXISTS (SELECT FROM ${searchFacets} AS facet WHERE facet.attribute = split_part(${reference}, '=', 1))`,
};
