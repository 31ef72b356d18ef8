/** The shop as schema.org has it. Pure. */
import { addressOf, type Site } from '../platform/meta.ts';

/** The `OnlineStore`, and the `WebSite` with the address by which it is searched. */
export function structuredShop(site: Site): object[] {
  const { brand, origin } = site;
  const home = addressOf('/', site);
  const store = `${origin}/#store`;
  return [
    { '@type': 'OnlineStore', '@id': store, name: brand, url: home, logo: `${origin}/favicon.svg` },
    {
      '@type': 'WebSite',
      name: brand,
      url: home,
      publisher: { '@id': store },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: addressOf('/search?q=SEARCH', site).replace('SEARCH', '{search_term_string}') },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
