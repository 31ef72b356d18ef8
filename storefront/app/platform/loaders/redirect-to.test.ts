import { expect, it } from 'vitest';
import { redirectTo } from './redirect-to.ts';

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
