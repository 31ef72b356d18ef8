import type { ListingRequest } from './search-source.ts';

/** Formats the refinements for the search call: `refine_1`: `color=brown|black`. Pure. */
export function toRefineParameters(refinements: ListingRequest['refinements']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refinements).map(([attribute, values], index) => [`refine_${index + 1}`, `${attribute}=${values.join('|')}`]),
  );
}
