import { describe, expect, it } from 'vitest';
import { availableLocales, hreflangAlternates, localizePath, localizePathLikeHome, type SiteLocales } from './localized-paths.ts';

const byPath: SiteLocales = { locales: ['en-US', 'en-GB', 'fr-FR'], localeFrom: 'path' };
const byQuery: SiteLocales = { ...byPath, localeFrom: 'query' };

it('ROUTE-043 puts the locale before or behind a path, except the default locale', () => {
  expect(localizePath('en-US', '/men?page=2', byPath)).toBe('/men?page=2');
  expect(localizePath('fr-FR', '/men?page=2', byPath)).toBe('/fr-FR/men?page=2');
  expect(localizePath('fr-FR', '/', byPath)).toBe('/fr-FR');
  expect(localizePath('fr-FR', '/men?page=2#tiles', byQuery)).toBe('/men?page=2&locale=fr-FR#tiles');
  expect(localizePath('fr-FR', '/', byQuery)).toBe('/?locale=fr-FR');
  expect(localizePath('en-US', '/', byQuery)).toBe('/');
  expect(localizePath('en-GB', '/men?locale=fr-FR&page=2', byQuery)).toBe('/men?page=2&locale=en-GB');
  expect(localizePath('en-US', '/men?locale=fr-FR', byQuery)).toBe('/men');
});

it('ROUTE-043 localizes an editor’s path like the home page', () => {
  expect(localizePathLikeHome('/', '/men')).toBe('/men');
  expect(localizePathLikeHome('/fr-FR', '/men#coats')).toBe('/fr-FR/men#coats');
  expect(localizePathLikeHome('/fr-FR', '/')).toBe('/fr-FR');
  expect(localizePathLikeHome('/?locale=fr-FR', '/men?page=2')).toBe('/men?page=2&locale=fr-FR');
});

describe('the localized versions of a page', () => {
  it('are all locales for a page of messages only, else those with translated content', () => {
    expect(availableLocales(undefined, byPath)).toEqual(['en-US', 'en-GB', 'fr-FR']);
    expect(availableLocales([''], byPath)).toEqual(['en-US', 'en-GB']);
    expect(availableLocales(['', 'fr'], byPath)).toEqual(['en-US', 'en-GB', 'fr-FR']);
    expect(availableLocales(['', 'fr-FR'], byPath)).toEqual(['en-US', 'en-GB', 'fr-FR']);
  });
  it('exclude the pseudo locale', () => {
    expect(availableLocales(undefined, { locales: ['en-US', 'en-XA'] })).toEqual(['en-US']);
  });
  it('are listed with x-default if there are two or more', () => {
    expect(hreflangAlternates('/men', ['en-US', 'fr-FR'], byPath)).toEqual([
      { hreflang: 'en-US', path: '/men' },
      { hreflang: 'fr-FR', path: '/fr-FR/men' },
      { hreflang: 'x-default', path: '/men' },
    ]);
    expect(hreflangAlternates('/men', ['en-US'], byPath)).toEqual([]);
  });
});
