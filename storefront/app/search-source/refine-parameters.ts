import type { AskedListing } from './asked-listing.ts';

/** The refinements as the search call takes them: `refine_1`: `color=brown|black`. Pure. */
export function refineParameters(refinements: AskedListing['refinements']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refinements).map(([attribute, values], at) => [`refine_${at + 1}`, `${attribute}=${values.join('|')}`]),
  );
}
