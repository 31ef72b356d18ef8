import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompletePostalCode, regionForPostalCode } from './postal-code.ts';
import { countryCodes, regionCodesOf } from './regions.ts';

describe('shipping destinations', () => {
  it('CHECKOUT-015 are the US, Canada and the three military codes', () => {
    expect(countryCodes).toEqual(['US', 'CA', 'AA', 'AE', 'AP']);
  });
  it('CHECKOUT-016 include 50 states with DC and 13 provinces and territories, each once', () => {
    expect(new Set(regionCodesOf('US')).size).toBe(51);
    expect(new Set(regionCodesOf('CA')).size).toBe(13);
    expect(regionCodesOf('AE')).toEqual([]);
  });
});

describe('postal codes', () => {
  it.each([
    ['55731', 'US', 'MN'],
    ['10001', 'US', 'NY'],
    ['94103-1234', 'US', 'CA'],
    ['99501', 'US', 'AK'],
    ['20001', 'US', 'DC'],
    ['06355', 'US', 'CT'],
    ['06390', 'US', 'NY'],
    ['83414-0001', 'US', 'WY'],
    ['T2P 1J9', 'CA', 'AB'],
    ['h3z2y7', 'CA', 'QC'],
    ['X0A 0H0', 'CA', 'NU'],
    ['X1A 2P1', 'CA', 'NT'],
  ])('are complete and name their region: %s in %s is in %s', (code, country, region) => {
    expect(isCompletePostalCode(code, country)).toBe(true);
    expect(regionForPostalCode(code, country)).toBe(region);
  });
  it.each([
    ['5573', 'US'],
    ['T2P 1J9', 'US'],
    ['55731', 'CA'],
    ['D2P 1J9', 'CA'],
    ['', 'US'],
  ])('are incomplete: %j in %s', (code, country) => {
    expect(isCompletePostalCode(code, country)).toBe(false);
  });
  it('name no state of territories and for military mail', () => {
    expect(regionForPostalCode('96799', 'US')).toBeUndefined();
    expect(regionForPostalCode('00901', 'US')).toBeUndefined();
    expect(regionForPostalCode('09012', 'AE')).toBeUndefined();
  });
  it('name only states of the form', () => {
    const stateCodes = new Set(regionCodesOf('US'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const state = regionForPostalCode(String(number).padStart(5, '0'), 'US');
        return state === undefined || stateCodes.has(state);
      }),
    );
  });
});
