import { expect, it } from 'vitest';
import { pageAlternates, type SitemapLocales } from './page-alternates.ts';

const byPath: SitemapLocales = {
  locales: ['en-US', 'en-GB', 'fr-FR', 'en-XA'],
  localeFrom: 'path',
  currencyOf: (locale) => (locale === 'fr-FR' ? 'CAD' : 'USD'),
};

it('ROUTE-043 a page has a version in each locale with a translation, but not in the pseudo-locale', () => {
  expect(pageAlternates({ path: '/find-stores' }, byPath).paths).toEqual(['/find-stores', '/en-GB/find-stores', '/fr-FR/find-stores']);
  expect(pageAlternates({ path: '/', translations: ['', 'fr-FR'] }, byPath).paths).toEqual(['/', '/en-GB', '/fr-FR']);
  expect(pageAlternates({ path: '/careers', translations: [''] }, byPath).paths).toEqual(['/careers', '/en-GB/careers']);
  expect(pageAlternates({ path: '/locations/?StoreID=001' }, { ...byPath, localeFrom: 'query' }).paths).toEqual([
    '/locations/?StoreID=001',
    '/locations/?StoreID=001&locale=en-GB',
    '/locations/?StoreID=001&locale=fr-FR',
  ]);
});

it('I18N-002 a product has a version only in locales whose currency it is sold in', () => {
  const coat = { path: '/coat-1.html', translations: ['fr-FR'] };
  expect(pageAlternates({ ...coat, currencies: ['USD', 'CAD'] }, byPath).paths).toHaveLength(3);
  expect(pageAlternates({ ...coat, currencies: ['USD'] }, byPath).paths).toEqual(['/coat-1.html', '/en-GB/coat-1.html']);
  expect(pageAlternates({ ...coat, currencies: [] }, byPath).paths).toEqual([]);
});

it('lists all versions of a page, and x-default if the default locale is among them', () => {
  const hreflangsOf = (page: Parameters<typeof pageAlternates>[0], languages = byPath) =>
    pageAlternates(page, languages).alternates.map(({ hreflang }) => hreflang);
  expect(hreflangsOf({ path: '/find-stores' })).toEqual(['en-US', 'en-GB', 'fr-FR', 'x-default']);
  expect(hreflangsOf({ path: '/careers', translations: [''] }, { ...byPath, locales: ['en-US', 'fr-FR'] })).toEqual([]);
  const withoutDefault: SitemapLocales = {
    ...byPath,
    locales: ['en-US', 'fr-FR', 'fr-CA'],
    currencyOf: (locale) => (locale === 'en-US' ? 'USD' : 'CAD'),
  };
  expect(hreflangsOf({ path: '/coat-1.html', translations: ['fr-FR', 'fr-CA'], currencies: ['CAD'] }, withoutDefault)).toEqual([
    'fr-FR',
    'fr-CA',
  ]);
});
