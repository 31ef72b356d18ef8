/** The way to a page and what a listing lists, as schema.org has them. Pure. */
import type { IntlShape } from 'react-intl';
import { absoluteUrl, type Site } from '../platform/document/meta.ts';

export interface BreadcrumbStep {
  text: string;
  /** Left out for the page itself. */
  to?: string | undefined;
}

/** The `BreadcrumbList` of a page below the home page, which stands before the given steps. */
export function structuredBreadcrumb(
  steps: readonly BreadcrumbStep[],
  site: Pick<Site, 'origin' | 'languages'>,
  intl: Pick<IntlShape, 'formatMessage'>,
) {
  const home = intl.formatMessage({ id: 'head.home', defaultMessage: 'Home' });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ text: home, to: '/' }, ...steps].map(({ text, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: text,
      ...(to ? { item: absoluteUrl(to, site) } : {}),
    })),
  };
}

/** The `ItemList` of the products on a listing's first page; each is described on its own page. */
export function structuredItemList(tiles: readonly { to: string }[], site: Pick<Site, 'origin' | 'languages'>) {
  return {
    '@type': 'ItemList',
    itemListElement: tiles.map(({ to }, at) => ({ '@type': 'ListItem', position: at + 1, url: absoluteUrl(to, site) })),
  };
}
