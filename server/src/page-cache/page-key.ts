/** What makes two requests the same page. Pure. */
import type { PageVariant } from './page-variant.ts';

/** Most values of one parameter, and longest value, that a key tells apart; what is beyond is not kept. */
const limits = { pairs: 16, value: 200, path: 300 };

export interface NormalizedUrl {
  pathname: string;
  /** The page's own parameters, in order; what the page does not read is left out. */
  search: string;
}

export interface PageIdentity {
  build: string;
  site: string;
  locale: string;
  variant: PageVariant;
  /** What is shown of the page's tests, as the page names it; '' where each shows its default. */
  testVariants: string;
}

/**
 * The parameters that the page reads, sorted by name (a repeated one keeps its order), so that neither order nor
 * foreign parameters split or poison the cache. `undefined` where there are too many or too long ones to keep.
 */
export function normalizePageUrl(url: URL, allowed: readonly string[]): NormalizedUrl | undefined {
  const pairs = [...url.searchParams].filter(([name, value]) => allowed.includes(name) && value !== '');
  const isTooMuch =
    pairs.length > limits.pairs || pairs.some(([, value]) => value.length > limits.value) || url.pathname.length > limits.path;
  if (isTooMuch) return undefined;
  const sorted = pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const search = new URLSearchParams(sorted).toString();
  return { pathname: url.pathname, search: search ? `?${search}` : '' };
}

export function pageKey({ build, site, locale, variant, testVariants }: PageIdentity, { pathname, search }: NormalizedUrl): string {
  const seen = [variant.currency, variant.priceGroup, encodeURIComponent(testVariants)].join('.');
  return [build, site, locale, seen, `${pathname}${search}`].join('|');
}
