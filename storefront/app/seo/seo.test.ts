import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { structuredShop } from './shop.ts';
import { structuredBreadcrumb, structuredItemList } from './structured-lists.ts';

const site = { brand: 'Ridge & Rivet', origin: 'https://shop.example' };

it('SHELL-041 a breadcrumb lists the steps to a page; the page itself has no URL', () => {
  expect(structuredBreadcrumb([{ text: 'Men', to: '/men' }, { text: 'Coats' }], site, createIntl({ locale: 'en-US' }))).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Men', item: 'https://shop.example/men' },
      { '@type': 'ListItem', position: 3, name: 'Coats' },
    ],
  });
});
it('SHELL-041 an item list contains the products of a listing in their order', () => {
  expect(
    structuredItemList([{ to: '/a-1.html' }, { to: '/b-2.html' }], site).itemListElement.map(({ position, url }) => [position, url]),
  ).toEqual([
    [1, 'https://shop.example/a-1.html'],
    [2, 'https://shop.example/b-2.html'],
  ]);
});
it('SHELL-041 the home page describes the shop and its search URL', () => {
  const [store, website] = structuredShop(site);
  expect(store).toMatchObject({ '@type': 'OnlineStore', name: site.brand, url: 'https://shop.example/' });
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: expect.stringMatching(/\{search_term_string\}$/) } },
  });
});
