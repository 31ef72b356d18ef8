import type { Refinement } from '@outfitter/contract/client';
import type { Refinements } from '../listing-query.ts';
import { sizeAttributes } from './size-attributes.ts';

/** Number of results that are seen at a glance, on two rows of a wide screen. */
const maxResultsAtAGlance = 8;

/** Returns true if selecting a value leaves out a result, or the other sizes of every result. */
function divides({ attributeId, values }: Refinement, total: number): boolean {
  const found = values.filter(({ hitCount }) => hitCount > 0);
  const dividesSizes = sizeAttributes.includes(attributeId) && found.length > 1 && total > 1;
  return dividesSizes || found.some(({ hitCount }) => hitCount < total);
}

/** Leaves out the values of a single choice that every result has: choosing one would change nothing. */
function withoutValuesOfAllResults(refinement: Refinement, total: number): Refinement {
  const values = refinement.values.filter(({ hitCount }) => hitCount < total);
  return refinement.single && values.length < refinement.values.length ? { ...refinement, values } : refinement;
}

/**
 * Returns the facets that are worth offering: those that divide the results or their sizes, unless the results are seen at a glance. In a
 * refined listing all that divide it stay, so that filters do not disappear one by one. A facet in use always stays, with all its values.
 */
export function offeredFacets(refinements: readonly Refinement[], total: number, selected: Refinements): Refinement[] {
  const isRefined = Object.keys(selected).length > 0;
  const isAtAGlance = total <= maxResultsAtAGlance && !isRefined;
  return refinements.flatMap((refinement) => {
    // The counts of a facet in use leave out its own selection, so they cannot be compared with the total.
    if (Object.hasOwn(selected, refinement.attributeId)) return [refinement];
    return !isAtAGlance && divides(refinement, total) ? [withoutValuesOfAllResults(refinement, total)] : [];
  });
}
