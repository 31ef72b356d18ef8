import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePageUrl, type PageIdentity, pageKey } from './page-key.ts';

const identity: PageIdentity = {
  build: 'b1',
  site: 'DTC',
  locale: 'en-US',
  variant: { currency: 'USD', priceGroup: 'default', bucket: 'default' },
  testVariants: '',
};
const allowed = ['page', 'sort', 'refine', 'q'];
const address = (url: string) => normalizePageUrl(new URL(url, 'http://shop.example'), allowed);
const keyOf = (url: string) => pageKey(identity, address(url)!);

describe('the key of a page', () => {
  it('does not depend on the order of parameters or on unknown ones', () => {
    const value = fc.string({ unit: fc.constantFrom('a', 'b', '1', '-', ' ', '&', '='), maxLength: 10 });
    const knownParameters = fc.uniqueArray(fc.tuple(fc.constantFrom(...allowed), value), { selector: ([name]) => name });
    const unknownParameters = fc.array(fc.tuple(fc.constantFrom('utm_source', 'fbclid', 'x', '__proto__'), value), { maxLength: 5 });
    fc.assert(
      fc.property(knownParameters, unknownParameters, fc.infiniteStream(fc.nat()), (knownPairs, unknownPairs, seeds) => {
        const shuffled = [...knownPairs, ...unknownPairs].map((pair) => [seeds.next().value, pair] as const).sort((a, b) => a[0] - b[0]);
        const withKnownOnly = `/men?${new URLSearchParams(knownPairs)}`;
        const shuffledUrl = `/men?${new URLSearchParams(shuffled.map(([, pair]) => pair))}`;
        expect(keyOf(shuffledUrl)).toBe(keyOf(withKnownOnly));
      }),
    );
  });

  it('differs for other values, paths, currencies and builds', () => {
    expect(keyOf('/men?page=2')).not.toBe(keyOf('/men?page=3'));
    expect(keyOf('/men')).not.toBe(keyOf('/women'));
    const cad = { ...identity, variant: { ...identity.variant, currency: 'CAD' as const } };
    expect(pageKey(cad, address('/men')!)).not.toBe(keyOf('/men'));
    expect(pageKey({ ...identity, build: 'b2' }, address('/men')!)).not.toBe(keyOf('/men'));
  });

  it('cannot collide with another page by separators in a value', () => {
    expect(keyOf('/search?q=%7CUSD..%7C/men')).not.toBe(keyOf('/men'));
    expect(keyOf('/search?q=a%26page%3D2')).not.toBe(keyOf('/search?q=a&page=2'));
  });

  it('BLOCK-004 ignores the bucket itself and differs by the shown test variations', () => {
    const inBucket = { ...identity, variant: { ...identity.variant, bucket: '042' } };
    expect(pageKey(inBucket, address('/men')!)).toBe(keyOf('/men'));
    const shown = (testVariants: string) => pageKey({ ...inBucket, testVariants }, address('/men')!);
    expect(shown('hero=b')).not.toBe(shown('hero=c'));
    expect(shown('hero=b|/men')).not.toBe(shown('hero=b'));
  });

  it('does not exist for too many or too long parameters', () => {
    expect(address(`/search?q=${'x'.repeat(201)}`)).toBeUndefined();
    expect(address(`/men?${Array.from({ length: 17 }, (_, n) => `refine=c${n}`).join('&')}`)).toBeUndefined();
    expect(address(`/${'m'.repeat(300)}`)).toBeUndefined();
  });

  it('exists for up to 16 parameters, 200 characters in a value and 300 in the path', () => {
    expect(address(`/search?q=${'x'.repeat(200)}`)).toBeDefined();
    expect(address(`/men?${Array.from({ length: 16 }, (_, n) => `refine=c${n}`).join('&')}`)).toBeDefined();
    expect(address(`/${'m'.repeat(299)}`)).toEqual({ pathname: `/${'m'.repeat(299)}`, search: '' });
  });

  it('ignores empty parameters, and keeps the order of the values of one parameter', () => {
    expect(keyOf('/men?q=&page=')).toBe(keyOf('/men'));
    expect(address('/men?sort=a&refine=2&page=1&refine=1&refine=3')?.search).toBe('?page=1&refine=2&refine=1&refine=3&sort=a');
  });

  it('keeps one empty parameter that the page reads, unless the parameter has another value', () => {
    const search = (url: string) => normalizePageUrl(new URL(url, 'http://shop.example'), allowed, ['refine'])?.search;
    expect(search('/search?refine=&q=4117&sort=')).toBe('?q=4117&refine=');
    expect(search('/search?refine&refine=&q=4117')).toBe('?q=4117&refine=');
    expect(search('/search?refine=&refine=a&q=4117')).toBe('?q=4117&refine=a');
    expect(search('/search?q=4117')).toBe('?q=4117');
  });

  it('differs for any two identities or addresses', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'b', '-'), maxLength: 2 });
    const identities = fc.record({
      build: part,
      site: part,
      locale: part,
      variant: fc.record({ currency: fc.constantFrom('USD' as const, 'CAD' as const), priceGroup: part, bucket: fc.constant('default') }),
      testVariants: part,
    });
    const pages = fc.tuple(identities, fc.record({ pathname: part.map((text) => `/${text}`), search: fc.constantFrom('', '?page=2') }));
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        expect(pageKey(...one) === pageKey(...other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 1_000 },
    );
    for (const [one, other] of [
      [{ build: 'a' }, { site: 'a' }],
      [{ site: 'a' }, { locale: 'a' }],
      [{ testVariants: 'a' }, { variant: { ...identity.variant, priceGroup: 'a' } }],
    ] as const) {
      const empty: PageIdentity = { build: '', site: '', locale: '', variant: { ...identity.variant, priceGroup: '' }, testVariants: '' };
      expect(pageKey({ ...empty, ...one }, address('/men')!)).not.toBe(pageKey({ ...empty, ...other }, address('/men')!));
    }
  });
});
