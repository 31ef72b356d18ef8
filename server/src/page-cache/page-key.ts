import type { PageVariant } from './page-variant.ts';

/** Limits beyond which pages and calls with more or longer parameters are not cached. */
const limits = { pairs: 16, value: 200, path: 300 };

export interface NormalizedUrl {
  pathname: string;
  search: string;
}

export interface PageIdentity {
  build: string;
  site: string;
  locale: string;
  variant: PageVariant;
  /** The test variants that the page shows; '' for the defaults. */
  testVariants: string;
}

/**
 * Returns the URL with only the parameters that the page reads, sorted by name, so that neither their order nor other parameters split or
 * poison the cache. Parameters without a value are removed; of those in `allowedEmpty` one stays if none of the same name has a value.
 * Returns `undefined` if there are too many or too long ones.
 */
export function normalizePageUrl(url: URL, allowed: readonly string[], allowedEmpty: readonly string[] = []): NormalizedUrl | undefined {
  const withValue = [...url.searchParams].filter(([name, value]) => allowed.includes(name) && value !== '');
  const withoutValue = allowedEmpty.filter((name) => url.searchParams.has(name) && !withValue.some(([other]) => other === name));
  const pairs = [...withValue, ...withoutValue.map((name): [string, string] => [name, ''])];
  if (exceedsKeyLimits(url.pathname, pairs)) return undefined;
  const sorted = pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const search = new URLSearchParams(sorted).toString();
  return { pathname: url.pathname, search: search ? `?${search}` : '' };
}

export function exceedsKeyLimits(pathname: string, pairs: readonly (readonly [string, string])[]): boolean {
  return pairs.length > limits.pairs || pathname.length > limits.path || pairs.some(([, value]) => value.length > limits.value);
}

export function pageKey({ build, site, locale, variant, testVariants }: PageIdentity, { pathname, search }: NormalizedUrl): string {
  const variantKey = [variant.currency, variant.priceGroup, encodeURIComponent(testVariants)].join('.');
  return [build, site, locale, variantKey, `${pathname}${search}`].join('|');
}
