/** `feature=` in an address: which tile of a page a link elsewhere was about (BLOCK-020, BLOCK-045). */
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

const parameter = 'feature';

/** A link with a tile's feature, which the page that it leads to lights up; links out of the shop stay as they are. */
export function addFeatureParameter<Link extends string | undefined>(to: Link, feature: string | undefined): Link | string {
  if (!feature || !to?.startsWith('/')) return to;
  const [path = '', hash] = to.split('#', 2);
  const [pathname = '', search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.set(parameter, feature);
  return `${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** Whether a link carries the feature that the address names. */
export function linkHasFeature(to: string | undefined, feature: string | undefined): boolean {
  if (!to || !feature) return false;
  const search = /^[^#?]*\?([^#]*)/.exec(to)?.[1];
  return new URLSearchParams(search).get(parameter) === feature;
}

/** The feature in the address; pages are the same for everyone until the browser has them, so it comes after that. */
export function useFeatureParameter(): string | undefined {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return (isHydrated && new URLSearchParams(search).get(parameter)) || undefined;
}
