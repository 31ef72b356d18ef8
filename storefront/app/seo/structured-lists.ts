import type { IntlShape } from 'react-intl';
import { absoluteUrl, type Site } from '../platform/document/meta.ts';

export interface BreadcrumbStep {
  text: string;
  to?: string | undefined;
}

export function structuredBreadcrumb(
  steps: readonly BreadcrumbStep[],
  site: Pick<Site, 'origin' | 'languages'>,
  intl: Pick<IntlShape, 'formatMessage'>,
) {
  const home = intl.formatMessage({ id: 'seo.home', defaultMessage: 'Home' });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ text: home, to: '/' }, ...steps].map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(to ? { item: absoluteUrl(to, site) } : {}),
    })),
  };
}

export function structuredItemList(tiles: readonly { to: string }[], site: Pick<Site, 'origin' | 'languages'>) {
  return {
    '@type': 'ItemList',
    itemListElement: tiles.map(({ to }, index) => ({ '@type': 'ListItem', position: index + 1, url: absoluteUrl(to, site) })),
  };
}
