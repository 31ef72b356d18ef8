import { viewCookie } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultView, isDefaultView, type KnownViews, readView } from './view.ts';

const known: KnownViews = {
  currencies: ['USD', 'CAD'],
  defaultCurrency: 'USD',
  priceGroups: ['default', 'heroes'],
};

describe('the view of a shopper', () => {
  it('is read from one cookie among others', () => {
    expect(readView(`session=x; ${viewCookie}=CAD.heroes.042; y=z`, known)).toEqual({
      currency: 'CAD',
      priceGroup: 'heroes',
      bucket: '042',
    });
    expect(readView(`${viewCookie}=default.default.007`, known)).toEqual({ currency: 'USD', priceGroup: 'default', bucket: '007' });
  });

  it('falls back part by part on anything unknown, so that a made-up cookie cannot fill the cache', () => {
    expect(readView(`${viewCookie}=EUR.heroes.zz`, known)).toEqual({ currency: 'USD', priceGroup: 'heroes', bucket: 'default' });
    fc.assert(
      fc.property(fc.string(), (value) => {
        const view = readView(`${viewCookie}=${value}`, known);
        expect(known.currencies).toContain(view.currency);
        expect(known.priceGroups).toContain(view.priceGroup);
        expect(view.bucket).toMatch(/^(default|\d{3})$/);
      }),
    );
  });

  it('is the default without a cookie', () => {
    expect(readView(null, known)).toEqual(defaultView(known));
    expect(isDefaultView(readView(null, known), known)).toBe(true);
    expect(isDefaultView(readView(`${viewCookie}=CAD`, known), known)).toBe(false);
    expect(isDefaultView(readView(`${viewCookie}=default.default.042`, known), known)).toBe(true);
  });
});
