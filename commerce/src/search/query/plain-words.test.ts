import { describe, expect, it } from 'vitest';
import { affirmedWords, deniedWords, nameKey, plainWords, productCode } from './plain-words.ts';

describe('words of the search', () => {
  it('are the same with and without accents, apostrophes, capitals and hyphens', () => {
    expect(plainWords('Women’s Café T-Shirts, 12-oz')).toBe('womens cafe tshirts 12 oz');
    expect(plainWords("women's cafe tshirts 12 oz")).toBe('womens cafe tshirts 12 oz');
    expect(nameKey('Écru Coat')).toBe('ecru coat');
  });

  it('are pairs of signs where a language puts no space between words', () => {
    expect(plainWords('防水ジャケット')).toBe('防水 水ジ ジャ ャケ ケッ ット');
    expect(plainWords('帽')).toBe('帽');
    expect(plainWords('Куртка')).toBe('куртка');
  });

  it('of a style are not those of what it says it has not', () => {
    expect(affirmedWords('Long Haul Tee, No Pocket')).toBe('long haul tee');
    expect(affirmedWords('Without a hood. Two pockets')).toBe('two pockets');
    expect(affirmedWords('Noble wool')).toBe('noble wool');
  });

  it('of a style are apart where it says that it has not', () => {
    expect(deniedWords('Long Haul Tee, No Pocket. For men who wear less plaid; sans capuche, without a hood.')).toBe(
      'pocket plaid capuche hood',
    );
    expect(deniedWords('Minus the collar, without any pockets, sans les poches, sans l’odeur')).toBe('collar pockets poches odeur');
    expect(deniedWords('Noble wool, seamless. Weighs less than it looks; no more.')).toBe('more');
    expect(affirmedWords('The same shirt, minus the collar he lost')).toBe('the same shirt he lost');
  });

  it('may be a style number, a SKU or a barcode, however it is set', () => {
    expect(productCode(' 411710001 ')).toBe('411710001');
    expect(productCode('4117-10 001')).toBe('411710001');
    expect(productCode('ab-12')).toBe('AB12');
    expect([productCode('coat'), productCode('4'), productCode("4' OR 1=1")]).toEqual([undefined, undefined, undefined]);
  });
});
