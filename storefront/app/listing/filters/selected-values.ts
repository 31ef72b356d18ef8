import type { Refinement } from '@outfitter/contract/client';
import type { Refinements } from '../listing-query.ts';

/**
 * Adds the selected values that the search does not name: those that it does not know and, from a hosted search, those without hits. They
 * can be deselected then. An attribute without any value is not added, because the chips above the listing deselect it.
 */
export function withSelectedValues(refinements: readonly Refinement[], selected: Refinements): Refinement[] {
  return refinements.map((refinement) => {
    const values = Object.hasOwn(selected, refinement.attributeId) ? (selected[refinement.attributeId] ?? []) : [];
    const missing = values.filter((value) => !refinement.values.some((listed) => listed.value === value));
    if (missing.length === 0) return refinement;
    return { ...refinement, values: [...refinement.values, ...missing.map((value) => ({ value, label: value, hitCount: 0 }))] };
  });
}
