import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf, cardNumberError, caretPosition, digitsOf, formatCardNumber, passesLuhnCheck } from './card-number.ts';

const numbers = [
  ['4111111111111111', 'VS', '4111 1111 1111 1111'],
  ['5555555555554444', 'MC', '5555 5555 5555 4444'],
  ['378282246310005', 'AX', '3782 822463 10005'],
  ['6011111111111117', 'NS', '6011 1111 1111 1117'],
  ['6200000000000005', 'CU', '6200 0000 0000 0005'],
] as const;

describe('card numbers', () => {
  it.each(numbers)('PAY-011 finds the brand code of %s: %s', (number, code) => {
    expect(brandOf(number)?.code).toBe(code);
  });
  it.each(numbers)('PAY-009 groups %s (%s) as its brand does', (number, _, shown) => {
    expect(formatCardNumber(number)).toBe(shown);
    expect(cardNumberError(shown)).toBeUndefined();
  });
  it.each(numbers)('PAY-010 drops an excess digit after %s', (number, _, shown) => {
    expect(formatCardNumber(`${number}7`)).toBe(shown);
  });
  it('PAY-007 and PAY-009 remove everything but digits', () => {
    expect(formatCardNumber('4111-1111 x1111.1111')).toBe('4111 1111 1111 1111');
    expect(digitsOf('41 11')).toBe('4111');
  });
  it('PAY-009 formats a formatted number to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -x') }), (typed) => {
        const shown = formatCardNumber(typed);
        expect(formatCardNumber(shown)).toBe(shown);
        expect(digitsOf(typed).startsWith(digitsOf(shown))).toBe(true);
      }),
    );
  });
  it('report missing digits and brands that are not accepted', () => {
    expect(cardNumberError('')).toEqual({ code: 'card-required' });
    expect(cardNumberError('4111 1111 1111')).toEqual({ code: 'card-too-short', values: { missing: 4 } });
    expect(cardNumberError('3530111333300000')).toEqual({ code: 'card-brand' });
    expect(cardNumberError('4111 1111 1111 1112')).toEqual({ code: 'card-check-digit' });
  });
  it('keep the caret after the typed digit', () => {
    expect(caretPosition('4111 1111', 4)).toBe(4);
    expect(caretPosition('4111 1111', 5)).toBe(6);
    expect(caretPosition('4111', 9)).toBe(4);
    expect(caretPosition('4111', 0)).toBe(0);
  });
  it('detect any single wrong digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...numbers), fc.nat(), fc.integer({ min: 1, max: 9 }), ([number], seed, offset) => {
        const index = seed % number.length;
        const wrong = String((Number(number[index]) + offset) % 10);
        return !passesLuhnCheck(number.slice(0, index) + wrong + number.slice(index + 1));
      }),
    );
  });
});
