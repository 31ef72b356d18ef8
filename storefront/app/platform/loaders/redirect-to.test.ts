import { expect, it } from 'vitest';
import { redirectTo, withQueryOf } from './redirect-to.ts';

const byQuery = { locale: 'fr-FR', locales: ['en-US', 'fr-FR'], localeFrom: 'query' } as const;
const redirectLocation = (...args: Parameters<typeof redirectTo>) => redirectTo(...args).headers.get('location');

it('ROUTE-043 a locale parameter is added; the router adds a locale prefix', () => {
  expect(redirectLocation('/login?returnTo=%2Faccount', byQuery)).toBe('/login?returnTo=%2Faccount&locale=fr-FR');
  expect(redirectLocation('/men/coats?page=2&locale=fr-FR', byQuery)).toBe('/men/coats?page=2&locale=fr-FR');
  expect(redirectLocation('/login', { ...byQuery, locale: 'en-US' })).toBe('/login');
  expect(redirectLocation('/login', { ...byQuery, localeFrom: 'path' })).toBe('/login');
});

it('URLs of other sites are unchanged, and the status can be chosen', () => {
  expect(redirectLocation('https://elsewhere.example/men', byQuery)).toBe('https://elsewhere.example/men');
  expect(redirectLocation('//elsewhere.example/men', byQuery)).toBe('//elsewhere.example/men');
  expect(redirectTo('/men', byQuery).status).toBe(302);
  expect(redirectTo('/men', byQuery, 301).status).toBe(301);
});

it('the parameters of the request are added to a path of the site, after its own and without those that the page has read', () => {
  const keep = (to: string, query: string, without?: string[]) => withQueryOf(to, new URL(`http://shop.example/MEN?${query}`), without);
  expect(keep('/men', '')).toBe('/men');
  expect(keep('/men', 'page=2&coupon=A%26B&coupon=C')).toBe('/men?page=2&coupon=A%26B&coupon=C');
  expect(keep('/men?coupon=OWN#top', 'coupon=A&edit=3', ['page'])).toBe('/men?coupon=OWN&edit=3#top');
  expect(keep('/content/returns', 'q=returns&edit=3', ['q'])).toBe('/content/returns?edit=3');
  for (const other of ['https://elsewhere.example/men', '//elsewhere.example/men']) expect(keep(other, 'coupon=A')).toBe(other);
});
