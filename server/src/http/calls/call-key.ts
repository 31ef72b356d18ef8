import { containsCardNumber } from '@outfitter/commerce';
import { exceedsKeyLimits, type NormalizedUrl } from '../../page-cache/page-key.ts';
import { ignoredParameters, type SharedCall } from './shared-calls.ts';

export interface CallIdentity {
  site: string;
  priceGroup: string;
}

const refinement = /^refine_\d+$/;

/**
 * Returns the URL with only the parameters that the call reads, sorted by name. Returns `undefined` if the call would reject a parameter,
 * if there are too many or too long ones, or if a shopper has typed a card number into the search.
 */
export function normalizeCallUrl(url: URL, { parameters, hasRefinements, isStrict }: SharedCall): NormalizedUrl | undefined {
  const pairs = [...url.searchParams].filter(([name]) => !ignoredParameters.has(name));
  const isRead = (name: string) => parameters.has(name) || (hasRefinements && refinement.test(name));
  const read = pairs.filter(([name]) => isRead(name));
  if (isStrict && read.length < pairs.length) return undefined;
  const isRepeated = new Set(url.searchParams.keys()).size < url.searchParams.size;
  if (isRepeated || exceedsKeyLimits(url.pathname, read) || containsCardNumber(url.searchParams.get('q') ?? '')) return undefined;
  const search = new URLSearchParams(read.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
  return { pathname: url.pathname, search: search ? `?${search}` : '' };
}

/** Returns the key of a call. Locale and currency are parameters of the URL; their defaults belong to the site. */
export function callKey({ site, priceGroup }: CallIdentity, { pathname, search }: NormalizedUrl): string {
  return [site, priceGroup, `${pathname}${search}`].join('|');
}
