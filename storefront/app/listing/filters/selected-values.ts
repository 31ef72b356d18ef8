import type { Refinement } from '@outfitter/contract/client';
import type { Refinements } from '../listing-query.ts';

/**
 * Adds the selected values without hits, which the search omits, so that they can be deselected. An attribute without any value is not
 * added: its chips suffice. Pure.
 */
export function withSelectedValues(refinements: readonly Refinement[], chosen: Refinements): Refinement[] {
  return refinements.map((refinement) => {
    const own = Object.hasOwn(chosen, refinement.attributeId) ? (chosen[refinement.attributeId] ?? []) : [];
    const missing = own.filter((value) => !refinement.values.some((known) => known.value === value));
    if (missing.length === 0) return refinement;
    return { ...refinement, values: [...refinement.values, ...missing.map((value) => ({ value, label: value, hitCount: 0 }))] };
  });
}
