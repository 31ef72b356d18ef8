import { type SQL, sql } from 'drizzle-orm';
import type { FacetValues, IndexedFacet } from './facet-values.ts';
import { type Refinement, unmetBitSql } from './variant-refinement.ts';
import { isNotEmpty } from './variant-sets.ts';

export interface FacetCount extends Omit<IndexedFacet, 'rank'> {
  hits: number;
}

/** `unmetBit` is that of the selected attribute whose facet the count belongs to; 0 for the facets of all other attributes. */
export type CountedValue = [unmetBit: number, facetId: number, hits: number];

/**
 * Counts the facet values of `matched` by `unmet_mask`. A style that meets everything counts for each value that one of its matching
 * variants has. A style that lacks only a selected attribute of whole styles counts for that attribute, with its bit. The facet of a
 * selected attribute of variants is counted separately, over the variants that meet everything else.
 */
export function facetCounts({ matchingVariants, selectedOfStyle, selectedOfVariants }: Refinement): SQL {
  const countedBits = sql.join([sql`0`, ...selectedOfStyle.map(unmetBitSql)], sql`, `);
  const counts = [
    countValues(sql`unmet_mask`, sql`unmet_mask IN (${countedBits})`, matchingVariants && sql`variants`),
    ...selectedOfVariants.map((selected) =>
      countValues(
        unmetBitSql(selected),
        sql`unmet_mask = 0`,
        selected.othersColumn === undefined ? undefined : sql.raw(selected.othersColumn),
      ),
    ),
  ];
  return sql.join(counts, sql` UNION ALL `);
}

/** Counts the styles with each facet value. With `variants`, a value counts only if one of these variants has it, or the whole style. */
function countValues(unmetBit: SQL, condition: SQL, variants: SQL | undefined): SQL {
  // unnest in the select list streams its rows; in the FROM clause it would materialize those of each style first.
  if (!variants) {
    return sql`SELECT unmet_bit, number, count(*) AS hits FROM (SELECT ${unmetBit} AS unmet_bit, unnest(facets) AS number FROM matched WHERE ${condition}) AS each
      GROUP BY unmet_bit, number`;
  }
  return sql`SELECT unmet_bit, number, count(*) AS hits FROM (
      SELECT ${unmetBit} AS unmet_bit, unnest(facets) AS number, unnest(variant_sets) AS owners, ${variants} AS counted
      FROM matched WHERE ${condition} AND ${isNotEmpty(variants)}
    ) AS each WHERE owners IS NULL OR ${isNotEmpty(sql`owners & counted`)} GROUP BY unmet_bit, number`;
}

/** Returns the counts of each facet value, in the order of the facets. Omits counts that do not belong to the facet of their value. */
export function namedCounts(
  counted: readonly CountedValue[],
  { selectedOfStyle, selectedOfVariants }: Refinement,
  values: FacetValues,
): FacetCount[] {
  const countedSeparately = new Set(selectedOfVariants.map(({ attribute }) => attribute));
  const attributeByBit = new Map([...selectedOfStyle, ...selectedOfVariants].map(({ unmetBit, attribute }) => [unmetBit, attribute]));
  const hitsById = new Map<number, number>();
  for (const [unmetBit, id, hits] of counted) {
    const attribute = values.get(id)?.attribute;
    const isOfFacet =
      attribute !== undefined && (unmetBit === 0 ? !countedSeparately.has(attribute) : attributeByBit.get(unmetBit) === attribute);
    if (isOfFacet) hitsById.set(id, (hitsById.get(id) ?? 0) + hits);
  }
  return [...hitsById]
    .flatMap(([id, hits]) => {
      const facet = values.get(id);
      return facet ? [{ facet, hits }] : [];
    })
    .sort((a, b) => a.facet.rank - b.facet.rank)
    .map(({ facet: { rank: _rank, ...facet }, hits }) => ({ ...facet, hits }));
}
