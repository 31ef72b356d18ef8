import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryError, expiryText, formatExpiry, parseExpiry } from './card-expiry.ts';

const today = new Date(2026, 10, 21);

describe('card expiry dates', () => {
  it.each([
    ['0829', '08/29'],
    ['829', '08/29'],
    ['8/29', '08/29'],
    ['08 / 2029', '08/29'],
    ['082029', '08/29'],
    ['1', '1'],
    ['12', '12'],
    ['1229', '12/29'],
  ])('PAY-006 formats %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
  it('PAY-006 reads a two-digit year as 20xx', () => {
    expect(parseExpiry('08/29')).toEqual({ month: 8, year: 2029 });
    expect(parseExpiry('13/29')).toBeUndefined();
    expect(parseExpiry('8')).toBeUndefined();
  });
  it('PAY-006 parses its own format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
        const text = expiryText({ month, year });
        expect(parseExpiry(text)).toEqual({ month, year });
        expect(formatExpiry(text)).toBe(text);
      }),
    );
  });
  it('accepts a card until the last day of its month', () => {
    expect(expiryError('11/26', today)).toBeUndefined();
    expect(expiryError('10/26', today)).toEqual({ code: 'expiry-past', values: { month: 10, year: 2026 } });
    expect(expiryError('08/25', today)).toMatchObject({ code: 'expiry-past' });
    expect(expiryError('01/99', today)).toMatchObject({ code: 'expiry-too-late' });
    expect(expiryError('00/29', today)).toEqual({ code: 'expiry-month' });
    expect(expiryError('', today)).toEqual({ code: 'expiry-invalid' });
  });
});
