import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateOrderNumber, parseOrderNumber } from './order-number.ts';

const position = fc.nat({ max: 9 });
const character = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');

describe('an order number', () => {
  it('has ten characters and parses with lower case, hyphens and look-alikes', () => {
    for (let round = 0; round < 200; round++) {
      const number = generateOrderNumber();
      expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
      expect(parseOrderNumber(` ${number.slice(0, 5).toLowerCase()}-${number.slice(5)} `)).toBe(number);
      expect(parseOrderNumber(number.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(number);
    }
  });

  it('is invalid with one wrong character', () => {
    fc.assert(
      fc.property(position, character, (index, other) => {
        const number = generateOrderNumber();
        fc.pre(number[index] !== other);
        expect(parseOrderNumber(number.slice(0, index) + other + number.slice(index + 1))).toBeUndefined();
      }),
    );
  });

  it('is invalid with a character outside of its alphabet', () => {
    fc.assert(
      fc.property(position, fc.constantFrom('U', '*', 'É', '_'), (index, other) => {
        const number = generateOrderNumber();
        expect(parseOrderNumber(number.slice(0, index) + other + number.slice(index + 1))).toBeUndefined();
      }),
    );
  });

  it('is invalid in any other form', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const parsed = parseOrderNumber(text);
        const significant = text.replaceAll(/[\s-]/g, '');
        expect(parsed === undefined || parsed.length === 10).toBe(true);
        if (!/^[0-9a-z]{10}$/i.test(significant)) expect(parsed).toBeUndefined();
      }),
    );
    expect(parseOrderNumber('')).toBeUndefined();
    expect(parseOrderNumber('123456789')).toBeUndefined();
  });

  it('is unique and unpredictable', () => {
    const numbers = new Set(Array.from({ length: 2_000 }, generateOrderNumber));
    expect(numbers.size).toBe(2_000);
  });
});
