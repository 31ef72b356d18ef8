import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, plainWords, productCode, wordQuery } from './text.ts';

describe('words of the search', () => {
  it('are the same with and without accents, apostrophes, capitals and hyphens', () => {
    expect(plainWords('Women’s Café T-Shirts, 12-oz')).toBe('womens cafe tshirts 12 oz');
    expect(plainWords("women's cafe tshirts 12 oz")).toBe('womens cafe tshirts 12 oz');
    expect(nameKey('Écru Coat')).toBe('ecru coat');
  });

  it('must all occur, the last one perhaps unfinished', () => {
    expect(wordQuery('Chore coa')?.any).toBe("'chore' & 'coa':*");
    expect(wordQuery('chore coa')?.name).toBe("'chore':A & 'coa':*A");
  });

  it('stand for what other people call the same thing', () => {
    expect(wordQuery('trousers')?.any).toContain("'pants'");
  });

  it('are none where nothing but signs was typed', () => {
    expect(wordQuery('  %_\\ & | ! :* " \' ')).toBeUndefined();
  });

  it('hold no operator of the database, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 512 }), (text) => {
        const query = wordQuery(text);
        if (query) expect(query.any).toMatch(/^[\p{L}\p{N}':*&|() ]+$/u);
        if (query) expect(query.any.replaceAll(/'[\p{L}\p{N}]+'(:\*)?/gu, '').replaceAll(/[&|() ]/g, '')).toBe('');
      }),
    );
  });

  it('may be a style number, a SKU or a barcode', () => {
    expect(productCode(' 411710001 ')).toBe('411710001');
    expect([productCode('coat'), productCode('12 oz'), productCode('4')]).toEqual([undefined, undefined, undefined]);
  });
});
