import { absoluteUrl, type Site } from '../platform/document/meta.ts';

/** The shop's `@id` on every page, by which crawlers merge its properties. */
export const storeId = ({ origin }: Pick<Site, 'origin'>): string => `${origin}/#store`;

export function structuredShop(site: Site): object[] {
  const { brand, origin } = site;
  const home = absoluteUrl('/', site);
  const store = storeId(site);
  return [
    { '@type': 'OnlineStore', '@id': store, name: brand, url: home, logo: `${origin}/favicon.svg` },
    {
      '@type': 'WebSite',
      name: brand,
      url: home,
      publisher: { '@id': store },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q=SEARCH', site).replace('SEARCH', '{search_term_string}') },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
