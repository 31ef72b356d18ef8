import { describe, expect, it } from 'vitest';
import { nameSortKey, negatedText, normalizeText, parseProductCode, textWithoutNegations } from './normalize-text.ts';

describe('text normalization', () => {
  it('ignores accents, apostrophes, capitals and hyphens', () => {
    expect(normalizeText('Women’s Café T-Shirts, 12-oz')).toBe('womens cafe tshirts 12 oz');
    expect(normalizeText("women's cafe tshirts 12 oz")).toBe('womens cafe tshirts 12 oz');
    expect(nameSortKey('Écru Coat')).toBe('ecru coat');
  });

  it('splits scripts without spaces into overlapping pairs', () => {
    expect(normalizeText('防水ジャケット')).toBe('防水 水ジ ジャ ャケ ケッ ット');
    expect(normalizeText('帽')).toBe('帽');
    expect(normalizeText('Куртка')).toBe('куртка');
  });

  it('leaves negated words out of the affirmed text', () => {
    expect(textWithoutNegations('Long Haul Tee, No Pocket')).toBe('long haul tee');
    expect(textWithoutNegations('Without a hood. Two pockets')).toBe('two pockets');
    expect(textWithoutNegations('Noble wool')).toBe('noble wool');
  });

  it('collects negated words separately', () => {
    expect(negatedText('Long Haul Tee, No Pocket. For men who wear less plaid; sans capuche, without a hood.')).toBe(
      'pocket plaid capuche hood',
    );
    expect(negatedText('Minus the collar, without any pockets, sans les poches, sans l’odeur')).toBe('collar pockets poches odeur');
    expect(negatedText('Noble wool, seamless. Weighs less than it looks; no more.')).toBe('more');
    expect(textWithoutNegations('The same shirt, minus the collar he lost')).toBe('the same shirt he lost');
  });

  it('recognizes style numbers, SKUs and barcodes in any notation', () => {
    expect(parseProductCode(' 411710001 ')).toBe('411710001');
    expect(parseProductCode('4117-10 001')).toBe('411710001');
    expect(parseProductCode('ab-12')).toBe('AB12');
    expect([parseProductCode('coat'), parseProductCode('4'), parseProductCode("4' OR 1=1")]).toEqual([undefined, undefined, undefined]);
  });
});
