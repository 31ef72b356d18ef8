import type { Refinement } from '@outfitter/contract/client';
import type { Refinements } from '../listing-query.ts';

/** Number of results that are seen at a glance, on two rows of a wide screen. */
const maxResultsAtAGlance = 8;

/** Returns true if selecting a value leaves out a result. */
function divides({ values }: Refinement, total: number): boolean {
  return values.some(({ hitCount }) => hitCount > 0 && hitCount < total);
}

/**
 * Returns the facets that are worth offering: those that divide the results, unless these are seen at a glance. In a refined listing all
 * that divide it stay, so that filters do not disappear one by one. A facet in use always stays.
 */
export function offeredFacets(refinements: readonly Refinement[], total: number, selected: Refinements): Refinement[] {
  const isRefined = Object.keys(selected).length > 0;
  const isAtAGlance = total <= maxResultsAtAGlance && !isRefined;
  return refinements.filter(
    (refinement) => Object.hasOwn(selected, refinement.attributeId) || (!isAtAGlance && divides(refinement, total)),
  );
}
