import type { Refinement } from '@outfitter/contract/client';
import type { Refinements } from '../listing-query.ts';

/**
 * The refinements with the chosen values that nothing has any more: the search leaves them out, but they are still to be named and to be
 * taken back. Those of attributes that are not offered at all are left to their chips. Pure.
 */
export function withSelectedValues(refinements: readonly Refinement[], chosen: Refinements): Refinement[] {
  return refinements.map((refinement) => {
    const own = Object.hasOwn(chosen, refinement.attributeId) ? (chosen[refinement.attributeId] ?? []) : [];
    const missing = own.filter((value) => !refinement.values.some((known) => known.value === value));
    if (missing.length === 0) return refinement;
    return { ...refinement, values: [...refinement.values, ...missing.map((value) => ({ value, label: value, hitCount: 0 }))] };
  });
}
