import type { ListingRequest } from './listing-request.ts';

/** The refinements as the search call takes them: `refine_1`: `color=brown|black`. Pure. */
export function toRefineParameters(refinements: ListingRequest['refinements']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refinements).map(([attribute, values], at) => [`refine_${at + 1}`, `${attribute}=${values.join('|')}`]),
  );
}
