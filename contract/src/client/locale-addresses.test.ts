import { describe, expect, it } from 'vitest';
import { alternatesOf, besideHome, localesOf, pathIn, type SiteLocales } from './locale-addresses.ts';

const byPath: SiteLocales = { locales: ['en-US', 'en-GB', 'fr-FR'], localeFrom: 'path' };
const byQuery: SiteLocales = { ...byPath, localeFrom: 'query' };

it('ROUTE-043 puts the locale before a path, or behind it, unless it is the default one', () => {
  expect(pathIn('en-US', '/men?page=2', byPath)).toBe('/men?page=2');
  expect(pathIn('fr-FR', '/men?page=2', byPath)).toBe('/fr-FR/men?page=2');
  expect(pathIn('fr-FR', '/', byPath)).toBe('/fr-FR');
  expect(pathIn('fr-FR', '/men?page=2#tiles', byQuery)).toBe('/men?page=2&locale=fr-FR#tiles');
  expect(pathIn('fr-FR', '/', byQuery)).toBe('/?locale=fr-FR');
  expect(pathIn('en-US', '/', byQuery)).toBe('/');
  expect(pathIn('en-GB', '/men?locale=fr-FR&page=2', byQuery)).toBe('/men?page=2&locale=en-GB');
  expect(pathIn('en-US', '/men?locale=fr-FR', byQuery)).toBe('/men');
});

it('ROUTE-043 leads from an editor’s path to the page in the language of the home page', () => {
  expect(besideHome('/', '/men')).toBe('/men');
  expect(besideHome('/fr-FR', '/men#coats')).toBe('/fr-FR/men#coats');
  expect(besideHome('/fr-FR', '/')).toBe('/fr-FR');
  expect(besideHome('/?locale=fr-FR', '/men?page=2')).toBe('/men?page=2&locale=fr-FR');
});

describe('the versions of a page', () => {
  it('are all locales where everything is messages, and those that content was translated to where it is not', () => {
    expect(localesOf(undefined, byPath)).toEqual(['en-US', 'en-GB', 'fr-FR']);
    expect(localesOf([''], byPath)).toEqual(['en-US', 'en-GB']);
    expect(localesOf(['', 'fr'], byPath)).toEqual(['en-US', 'en-GB', 'fr-FR']);
    expect(localesOf(['', 'fr-FR'], byPath)).toEqual(['en-US', 'en-GB', 'fr-FR']);
  });
  it('never name the pseudo locale', () => {
    expect(localesOf(undefined, { locales: ['en-US', 'en-XA'] })).toEqual(['en-US']);
  });
  it('are told with the default one for everybody else, where there are two or more', () => {
    expect(alternatesOf('/men', ['en-US', 'fr-FR'], byPath)).toEqual([
      { hreflang: 'en-US', path: '/men' },
      { hreflang: 'fr-FR', path: '/fr-FR/men' },
      { hreflang: 'x-default', path: '/men' },
    ]);
    expect(alternatesOf('/men', ['en-US'], byPath)).toEqual([]);
  });
});
