import type { Refinement } from '@outfitter/contract/client';
import type { Refinements } from '../listing-query.ts';

/** Number of results that are seen at a glance, on two rows of a wide screen. */
const maxResultsAtAGlance = 8;

/** The attributes of which a shopper needs one certain value, with others in the same variant: a large in Tall, in stock in Ely. */
const sizeAttributes: ReadonlySet<string> = new Set(['size', 'fit', 'waist', 'inseam', 'width']);

/** Returns true if selecting a value leaves out a result, or the other sizes of every result. */
function divides({ attributeId, values }: Refinement, total: number): boolean {
  const found = values.filter(({ hitCount }) => hitCount > 0);
  const dividesSizes = sizeAttributes.has(attributeId) && found.length > 1 && total > 1;
  return dividesSizes || found.some(({ hitCount }) => hitCount < total);
}

/**
 * Returns the facets that are worth offering: those that divide the results or their sizes, unless the results are seen at a glance. In a
 * refined listing all that divide it stay, so that filters do not disappear one by one. A facet in use always stays.
 */
export function offeredFacets(refinements: readonly Refinement[], total: number, selected: Refinements): Refinement[] {
  const isRefined = Object.keys(selected).length > 0;
  const isAtAGlance = total <= maxResultsAtAGlance && !isRefined;
  return refinements.filter(
    (refinement) => Object.hasOwn(selected, refinement.attributeId) || (!isAtAGlance && divides(refinement, total)),
  );
}
