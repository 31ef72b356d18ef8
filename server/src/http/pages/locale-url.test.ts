import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUrlError } from '../gateway/check-url.ts';
import { type LocaleRouting, readLocaleUrl } from './locale-url.ts';

const offered = ['en-US', 'en-GB', 'fr-FR'];
const read = (address: string, source: LocaleRouting['source'] = 'path') =>
  readLocaleUrl(new URL(`http://shop.example${address}`), { offered, source });

describe('the locale of a path', () => {
  it.each([
    ['/', 'en-US', '', '/'],
    ['/men/coats', 'en-US', '', '/men/coats'],
    ['/fr-FR', 'fr-FR', '/fr-FR', '/'],
    ['/fr-FR/men/coats', 'fr-FR', '/fr-FR', '/men/coats'],
    ['/en-GB/men.data', 'en-GB', '/en-GB', '/men.data'],
    ['/fr-FR.data', 'fr-FR', '/fr-FR', '/_.data'],
    ['/sitemap/', 'en-US', '', '/sitemap/'],
  ])('ROUTE-041 of %s is %s, with the prefix %s and the page %s', (address, locale, basename, pathname) => {
    expect(read(address)).toEqual({ locale, basename, pathname });
  });

  it.each([
    ['/fr-fr/men?page=2', 301, '/fr-FR/men?page=2'],
    ['/FR-FR', 301, '/fr-FR'],
    ['/en-US', 301, '/'],
    ['/en-US/men', 301, '/men'],
    ['/EN-us.data', 301, '/_.data'],
    ['/de-DE/men', 302, '/men'],
    ['/ja-JP', 302, '/'],
  ])('ROUTE-042 ROUTE-043 redirects %s with %i to %s', (address, status, location) => {
    expect(read(address)).toEqual({ status, location });
  });

  it('never redirects to another host, whatever follows the locale in a path that the gateway accepts', () => {
    const sign = fc.constantFrom('/', '\\', 'e', '.', '-', ':', '%2F', '%5C');
    const locales = fc.constantFrom('de-DE', 'en-US', 'fr-fr');
    fc.assert(
      fc.property(locales, fc.string({ unit: sign, maxLength: 12 }), (locale, rest) => {
        const path = `/${locale}/${rest}`;
        fc.pre(findUrlError(path) === undefined);
        const response = read(path);
        if ('location' in response) expect(new URL(response.location, 'http://shop.example').host).toBe('shop.example');
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['/de-DE//evil.example', '/en-US//evil.example', '/fr-fr//evil.example', '/en-US/\\evil.example', '/en-US/%2Fevil.example'])(
    'is not read from %s, which the gateway rejects',
    (path) => {
      expect(findUrlError(path)).toMatchObject({ status: 400 });
    },
  );

  it('is not read from a page name that resembles a locale', () => {
    for (const path of ['/on-it', '/men-x', '/ab-CDE', '/fr', '/fr-FRx/men']) expect(read(path)).toMatchObject({ pathname: path });
  });
});

describe('the locale of a parameter', () => {
  it('ROUTE-041 is an offered locale', () => {
    expect(read('/men?locale=fr-FR&page=2', 'query')).toEqual({ locale: 'fr-FR', basename: '', pathname: '/men' });
    expect(read('/fr-FR/men', 'query')).toEqual({ locale: 'en-US', basename: '', pathname: '/fr-FR/men' });
  });

  it('ROUTE-042 is the default locale for unknown, repeated and malformed values', () => {
    for (const query of ['', '?locale=', '?locale=de-DE', '?locale=fr-fr', '?locale=fr-FR&locale=en-GB', `?locale=${'x'.repeat(200)}`]) {
      expect(read(`/men${query}`, 'query')).toMatchObject({ locale: 'en-US', basename: '' });
    }
  });
});
