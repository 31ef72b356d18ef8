/** Query parameter `feature`, which names the tile of a page that a link on another page refers to (BLOCK-020, BLOCK-045). */
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';

const parameter = 'feature';

export function addFeatureParameter<Link extends string | undefined>(to: Link, feature: string | undefined): Link | string {
  if (!feature || !to?.startsWith('/')) return to;
  const [path = '', hash] = to.split('#', 2);
  const [pathname = '', search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  query.set(parameter, feature);
  return `${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

export function linkHasFeature(to: string | undefined, feature: string | undefined): boolean {
  if (!to || !feature) return false;
  const search = /^[^#?]*\?([^#]*)/.exec(to)?.[1];
  return new URLSearchParams(search).get(parameter) === feature;
}

/** Returns the `feature` parameter of the URL. Undefined until hydration, since cached pages are the same for every visitor. */
export function useFeatureParameter(): string | undefined {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  return (isHydrated && new URLSearchParams(search).get(parameter)) || undefined;
}
