/** The shop as schema.org has it. Pure. */
import { absoluteUrl, type Site } from '../platform/document/meta.ts';

/** What every page calls the shop, so that machines add up what each says of it. */
export const storeId = ({ origin }: Pick<Site, 'origin'>): string => `${origin}/#store`;

/** The `OnlineStore`, and the `WebSite` with the address by which it is searched. */
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
