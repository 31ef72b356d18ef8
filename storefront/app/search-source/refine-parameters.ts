import type { ListingRequest } from './search-source.ts';

/** Returns the refine parameters: `refine_1` is `color=brown|black`, for example. */
export function toRefineParameters(refinements: ListingRequest['refinements']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refinements).map(([attribute, values], index) => [`refine_${index + 1}`, `${attribute}=${values.join('|')}`]),
  );
}
