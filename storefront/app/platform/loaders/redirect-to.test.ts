import { expect, it } from 'vitest';
import { redirectTo } from './redirect-to.ts';

const byQuery = { locale: 'fr-FR', locales: ['en-US', 'fr-FR'], localeFrom: 'query' } as const;
const leadsTo = (...given: Parameters<typeof redirectTo>) => redirectTo(...given).headers.get('location');

it('ROUTE-043 a locale parameter is added, a locale prefix is left to the router', () => {
  expect(leadsTo('/login?returnTo=%2Faccount', byQuery)).toBe('/login?returnTo=%2Faccount&locale=fr-FR');
  expect(leadsTo('/men/coats?page=2&locale=fr-FR', byQuery)).toBe('/men/coats?page=2&locale=fr-FR');
  expect(leadsTo('/login', { ...byQuery, locale: 'en-US' })).toBe('/login');
  expect(leadsTo('/login', { ...byQuery, localeFrom: 'path' })).toBe('/login');
});

it('URLs of other sites are unchanged, and the status is used', () => {
  expect(leadsTo('https://elsewhere.example/men', byQuery)).toBe('https://elsewhere.example/men');
  expect(leadsTo('//elsewhere.example/men', byQuery)).toBe('//elsewhere.example/men');
  expect(redirectTo('/men', byQuery).status).toBe(302);
  expect(redirectTo('/men', byQuery, 301).status).toBe(301);
});
