import { viewCookie } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultVariant, isDefaultVariant, type KnownVariants, readPageVariant } from './page-variant.ts';

const known: KnownVariants = {
  currencies: ['USD', 'CAD'],
  defaultCurrency: 'USD',
  priceGroups: ['default', 'heroes'],
};

describe('the page variant', () => {
  it('is read from one cookie among others', () => {
    expect(readPageVariant(`session=x; ${viewCookie}=CAD.heroes.042; y=z`, known)).toEqual({
      currency: 'CAD',
      priceGroup: 'heroes',
      bucket: '042',
    });
    expect(readPageVariant(`${viewCookie}=default.default.007`, known)).toEqual({ currency: 'USD', priceGroup: 'default', bucket: '007' });
  });

  it('falls back to defaults part by part, so that a forged cookie cannot fill the cache', () => {
    expect(readPageVariant(`${viewCookie}=EUR.heroes.zz`, known)).toEqual({ currency: 'USD', priceGroup: 'heroes', bucket: 'default' });
    fc.assert(
      fc.property(fc.string(), (value) => {
        const view = readPageVariant(`${viewCookie}=${value}`, known);
        expect(known.currencies).toContain(view.currency);
        expect(known.priceGroups).toContain(view.priceGroup);
        expect(view.bucket).toMatch(/^(default|\d{3})$/);
      }),
    );
  });

  it('has a bucket of exactly three digits, and ignores spaces around the cookie', () => {
    for (const bucket of ['04', '0042', 'x042', '042x'])
      expect(readPageVariant(`${viewCookie}=USD.default.${bucket}`, known).bucket).toBe('default');
    expect(readPageVariant(`a=b;  ${viewCookie} = USD.default.042 ; c`, known).bucket).toBe('042');
  });

  it('is the default for a cookie without a value', () => {
    expect(readPageVariant(`a; ${viewCookie}`, known)).toEqual(defaultVariant(known));
  });

  it('is not the default in another price group', () => {
    expect(isDefaultVariant(readPageVariant(`${viewCookie}=USD.heroes.default`, known), known)).toBe(false);
  });

  it('is the default without a cookie', () => {
    expect(readPageVariant(null, known)).toEqual(defaultVariant(known));
    expect(isDefaultVariant(readPageVariant(null, known), known)).toBe(true);
    expect(isDefaultVariant(readPageVariant(`${viewCookie}=CAD`, known), known)).toBe(false);
    expect(isDefaultVariant(readPageVariant(`${viewCookie}=default.default.042`, known), known)).toBe(true);
  });
});
