import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute, isOfVariant } from '../facets.ts';
import { searchListings } from '../tables.ts';
import { filterParts, hasAnyValue, priceColumn } from './filter.ts';
import type { StyleSelection } from './matching-styles.ts';
import { intersection, isNotEmpty, variantsWithAnyValue, variantsWithPrice } from './variant-sets.ts';

/** A selected attribute whose facet counts other styles too: those that only lack a selected value of this attribute. */
export interface SelectedAttribute {
  /** Attribute as in the index: `price:USD`. */
  attribute: string;
  /** Value of the column `missed` of a style that lacks only this attribute, and of the counts of its own facet. */
  bit: number;
  /** Column of the variants that meet everything but this attribute; absent if each variant of a style with `missed = 0` does. */
  othersColumn?: string;
}

export const bitSql = ({ bit }: SelectedAttribute): SQL => sql.raw(String(bit));

export interface Refinement {
  conditions: SQL[];
  /** Sum of the bits of the selected attributes of whole styles that the style lacks. */
  missed: SQL;
  /** Set of the variants that meet the filter, the prices and all selections; absent if none of them depends on variants. */
  matchingVariants: SQL | undefined;
  selectedOfStyle: SelectedAttribute[];
  selectedOfVariants: SelectedAttribute[];
  /** Columns that `othersColumn` refers to. */
  othersColumns: SQL[];
}

/**
 * Translates the filter, price range and selected values of a listing. A style is a hit if one of its variants meets all of them: a coat in
 * brown and in 4XL is not a brown coat in 4XL.
 */
export function buildRefinement({ filter, priceRange, selected }: StyleSelection, currency: Currency): Refinement {
  const filtered = filter ? filterParts(filter, currency) : { conditions: [], variants: [] };
  const priced = priceParts(priceRange, currency);
  const groups = [...selected].map(([id, values], index) => ({ id, values, attribute: indexedAttribute(id, currency), bit: 2 ** index }));
  const ofStyle = groups.filter(({ id }) => !isOfVariant(id));
  const ofVariants = groups
    .filter(({ id }) => isOfVariant(id))
    .map((group) => ({ ...group, variants: variantsWithAnyValue(group.id, group.values, currency) }));
  const always = [...filtered.variants, ...priced.variants];
  const own = ofVariants.map(({ attribute, bit }) => {
    const others = [...always, ...ofVariants.filter((group) => group.bit !== bit).map(({ variants }) => variants)];
    return { attribute, bit, others, othersColumn: `others_${bit}` };
  });
  const sets = [...always, ...ofVariants.map(({ variants }) => variants)];
  const misses = ofStyle.map(({ id, values, bit }) => sql`(NOT ${hasAnyValue(id, values, currency)})::integer * ${sql.raw(String(bit))}`);
  return {
    conditions: [...filtered.conditions, ...priced.conditions, ...(always.length > 0 ? [isNotEmpty(intersection(always))] : [])],
    missed: sql.join([sql`0`, ...misses], sql` + `),
    matchingVariants: sets.length > 0 ? intersection(sets) : undefined,
    selectedOfStyle: ofStyle.map(({ attribute, bit }) => ({ attribute, bit })),
    selectedOfVariants: own.map(({ attribute, bit, others, othersColumn }) => ({
      attribute,
      bit,
      ...(others.length > 0 ? { othersColumn } : {}),
    })),
    othersColumns: own.flatMap(({ others, othersColumn }) =>
      others.length > 0 ? [sql`${intersection(others)} AS ${sql.raw(othersColumn)}`] : [],
    ),
  };
}

function priceParts(range: StyleSelection['priceRange'], currency: Currency): { conditions: SQL[]; variants: SQL[] } {
  const { min, max } = range ?? {};
  if (min === undefined && max === undefined) return { conditions: [], variants: [] };
  const bounds = [...(min === undefined ? [] : [sql`amount >= ${min}`]), ...(max === undefined ? [] : [sql`amount <= ${max}`])];
  return {
    conditions: [
      ...(max === undefined ? [] : [sql`${priceColumn(searchListings.priceMin, currency)} <= ${max}`]),
      ...(min === undefined ? [] : [sql`${priceColumn(searchListings.priceMax, currency)} >= ${min}`]),
    ],
    variants: [variantsWithPrice(sql.join(bounds, sql` AND `), currency)],
  };
}
