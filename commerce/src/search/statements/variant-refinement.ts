import type { Currency } from '@outfitter/contract';
import { type SQL, sql } from 'drizzle-orm';
import { indexedAttribute, isOfVariant } from '../facets.ts';
import { searchListings } from '../tables.ts';
import { filterParts, hasAnyValue, priceColumn } from './filter.ts';
import type { StyleSelection } from './matching-styles.ts';
import { intersection, isNotEmpty, variantsWithAnyValue, variantsWithPrice } from './variant-sets.ts';

/** A selected attribute. Its facet also counts the styles that would match with another value of this attribute. */
export interface SelectedAttribute {
  /** Attribute as in the index: `price:USD`. */
  attribute: string;
  /** Bit of this attribute in `unmetMask`: a power of two. It also marks the counts for the facet of the attribute. */
  unmetBit: number;
  /** Column of `matched` with the variants that meet everything but this attribute; absent if nothing else depends on variants. */
  othersColumn?: string;
}

export const unmetBitSql = ({ unmetBit }: SelectedAttribute): SQL => sql.raw(String(unmetBit));

export interface Refinement {
  conditions: SQL[];
  /** Bit mask of the selected attributes of whole styles of which a style has no selected value; 0 if it has one of each. */
  unmetMask: SQL;
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
  const groups = [...selected].map(([id, values], index) => ({
    id,
    values,
    attribute: indexedAttribute(id, currency),
    unmetBit: 2 ** index,
  }));
  const ofStyle = groups.filter(({ id }) => !isOfVariant(id));
  const ofVariants = groups
    .filter(({ id }) => isOfVariant(id))
    .map((group) => ({ ...group, variants: variantsWithAnyValue(group.id, group.values, currency) }));
  const filterSets = [...filtered.variants, ...priced.variants];
  const ofVariantsWithOthers = ofVariants.map(({ attribute, unmetBit }) => {
    const otherSets = [...filterSets, ...ofVariants.filter((group) => group.unmetBit !== unmetBit).map(({ variants }) => variants)];
    return { attribute, unmetBit, otherSets, othersColumn: `others_${unmetBit}` };
  });
  const allSets = [...filterSets, ...ofVariants.map(({ variants }) => variants)];
  const unmetBits = ofStyle.map(
    ({ id, values, unmetBit }) => sql`(NOT ${hasAnyValue(id, values, currency)})::integer * ${sql.raw(String(unmetBit))}`,
  );
  return {
    conditions: [...filtered.conditions, ...priced.conditions, ...(filterSets.length > 0 ? [isNotEmpty(intersection(filterSets))] : [])],
    unmetMask: sql.join([sql`0`, ...unmetBits], sql` + `),
    matchingVariants: allSets.length > 0 ? intersection(allSets) : undefined,
    selectedOfStyle: ofStyle.map(({ attribute, unmetBit }) => ({ attribute, unmetBit })),
    selectedOfVariants: ofVariantsWithOthers.map(({ attribute, unmetBit, otherSets, othersColumn }) => ({
      attribute,
      unmetBit,
      ...(otherSets.length > 0 ? { othersColumn } : {}),
    })),
    othersColumns: ofVariantsWithOthers.flatMap(({ otherSets, othersColumn }) =>
      otherSets.length > 0 ? [sql`${intersection(otherSets)} AS ${sql.raw(othersColumn)}`] : [],
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
