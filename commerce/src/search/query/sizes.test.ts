import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineSizes, normalizeSize, normalizeSizeText, parseSizeAt, sizesOfVariant } from './sizes.ts';

const read = (query: string) => {
  const text = normalizeSizeText(query);
  const found = parseSizeAt(text, 0);
  return found?.end === text.length ? found.sizes : undefined;
};

describe('sizes in a query', () => {
  it('are waist and inseam in every notation', () => {
    for (const query of [
      '34x30',
      '34 x 30',
      '34X30',
      '34×30',
      '34/30',
      'W34 L30',
      'w34l30',
      '34w 30l',
      '34" x 30"',
      'waist 34 inseam 30',
      '34 waist 30 inseam',
    ]) {
      expect([query, read(query)]).toEqual([query, ['34x30']]);
    }
  });

  it('are a waist or an inseam alone', () => {
    expect([read('w34'), read('34 waist'), read('34 inch waist'), read('30 inseam'), read('inseam 30')]).toEqual([
      ['w34'],
      ['w34'],
      ['w34'],
      ['l30'],
      ['l30'],
    ]);
  });

  it('are letter sizes in every notation, with a fit', () => {
    expect([read('XL tall'), read('tall xl'), read('xlt'), read('XXL'), read('2 X Large'), read('extra large'), read('3x')]).toEqual([
      ['xl-tall'],
      ['xl-tall'],
      ['xl-tall'],
      ['2xl'],
      ['2xl'],
      ['xl'],
      ['3x'],
    ]);
  });

  it('are half sizes in every notation; other fractions are not sizes', () => {
    expect([read('7½'), read('size 7 ½'), read('7 1/2'), read('10½ wide')]).toEqual([['7.5'], ['7.5'], ['7.5'], ['10.5-wide']]);
    expect([normalizeSizeText('½ zip'), normalizeSizeText('¼ zip')]).toEqual(['1/2 zip', '1/4 zip']);
    expect([read('½ zip'), read('7¼'), read('size 7⅛')]).toEqual([undefined, ['7.25'], ['7.125']]);
    expect(sizesOfVariant({ size: '7⅛' })).toContain('7.125');
  });

  it('are plus sizes from 1X and from 20, except waists and shoe sizes', () => {
    expect(
      [sizesOfVariant({ size: '20' }), sizesOfVariant({ size: '1X' }), sizesOfVariant({ size: '18' })].map((own) => own.includes('plus')),
    ).toEqual([true, true, false]);
    expect([...sizesOfVariant({ waist: '34', inseam: '30' }), ...sizesOfVariant({ size: '13', width: 'Wide' })]).not.toContain('plus');
    expect(sizesOfVariant({ size: '30', width: 'Wide' })).not.toContain('plus');
    expect([read('plus size'), read('size 20 plus'), read('2x plus')]).toEqual([['plus'], ['20-plus'], ['2x-plus']]);
    expect([sizesOfVariant({ size: '20' }).includes('20-plus'), sizesOfVariant({ size: '2X' }).includes('2x-plus')]).toEqual([true, true]);
  });

  it("are numbers with a width, half sizes and children's sizes", () => {
    expect([read('10.5 wide'), read('10 1/2 wide'), read('11 EE'), read('9 d'), read('4T'), read('12 months'), read('size 14')]).toEqual([
      ['10.5-wide'],
      ['10.5-wide'],
      ['11-wide'],
      ['9-medium'],
      ['4t'],
      ['12m'],
      ['14'],
    ]);
  });

  it('may also be literal words', () => {
    expect(parseSizeAt('large tote', 0)).toEqual({ sizes: ['l'], mayBeWords: true, end: 5 });
    expect(parseSizeAt('36 jeans', 0)).toEqual({ sizes: ['36', 'w36'], mayBeWords: true, end: 2 });
    expect(parseSizeAt('xlarger coat', 0)).toBeUndefined();
    expect(parseSizeAt('1000 miles', 0)).toBeUndefined();
  });
});

describe('sizes of a SKU', () => {
  it('are indexed as a whole and in parts', () => {
    expect(sizesOfVariant({ waist: '34', inseam: '30' })).toEqual(['w34', 'l30', '34x30']);
    expect(sizesOfVariant({ fit: 'Tall', size: 'XL' })).toEqual(['xl', 'xl-tall', 'tall']);
    expect(sizesOfVariant({ fit: 'Regular', size: 'XL' })).toEqual(['xl', 'xl-regular']);
    expect(sizesOfVariant({ size: '10.5', width: 'Wide' })).toEqual(['10.5', '10.5-wide', 'wide']);
    expect(sizesOfVariant({ size: 'S–M' })).toEqual(['s', 'm']);
    expect(sizesOfVariant({ size: '2X-Large, 86–120 lb' })).toEqual(['2xl']);
    expect(sizesOfVariant({ size: '7½' })).toEqual(['7.5']);
    expect(sizesOfVariant({})).toEqual([]);
  });

  it('match what shoppers type', () => {
    const waist = fc.constantFrom('28', '30', '34', '36', '44');
    const inseam = fc.constantFrom('28', '30', '32', '36');
    const form = fc.constantFrom('@x#', '@ x #', 'W@ L#', '@/#', '@w #l', 'waist @ inseam #');
    fc.assert(
      fc.property(waist, inseam, form, (w, i, text) => {
        expect(sizesOfVariant({ waist: w, inseam: i })).toContain(read(text.replace('@', w).replace('#', i))?.[0]);
      }),
    );
    const size = fc.constantFrom('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '1X', '2X-Large', 'X-Large', 'Medium');
    fc.assert(
      fc.property(size, (value) => {
        expect(sizesOfVariant({ size: value })).toContain(read(`size ${value}`)?.[0]);
        expect(normalizeSize(normalizeSize(value))).toBe(normalizeSize(value));
      }),
    );
  });
});

describe('several sizes in a query', () => {
  const sizes = ['S', 'M', 'XL', '4XL', '2X', '14', '7½'];
  const fits = ['Tall', 'Petite', 'Plus', 'Wide'];

  it('are one size of a SKU, in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sizes), fc.constantFrom(...fits), fc.boolean(), (size, fit, isFitFirst) => {
        const [base] = sizesOfVariant({ size });
        const typed = [[base!], [fit.toLowerCase()]];
        const [combined, ...others] = combineSizes(isFitFirst ? typed.toReversed() : typed);
        expect(others).toEqual([]);
        expect(sizesOfVariant({ size, fit })).toEqual(expect.arrayContaining([...combined!]));
      }),
    );
    expect(combineSizes([['34', 'w34'], ['l30']])).toEqual([['34x30']]);
  });

  it('are unchanged if they cannot be joined', () => {
    for (const typed of [[], [['xl']], [['m'], ['xl']], [['big', 'tall']], [['34x30'], ['tall']], [['tall'], ['petite'], ['xl']]]) {
      expect(combineSizes(typed)).toEqual(typed);
    }
  });
});
