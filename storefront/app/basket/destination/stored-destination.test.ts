import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/testing/stub-storage.ts';
import { hasStoredDestination } from './has-stored-destination.ts';
import { parseDestination, readDestination, storeDestination } from './stored-destination.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the stored destination', () => {
  it('is a ZIP of a state or a Canadian postal code', () => {
    expect(parseDestination(' 55731 ')).toEqual({ countryCode: 'US', postalCode: '55731' });
    expect(parseDestination('t2p 1j9')).toEqual({ countryCode: 'CA', postalCode: 'T2P 1J9' });
    for (const other of ['', '5573', '00000', '09012', '96201', 'Ely']) expect(parseDestination(other), other).toBeUndefined();
  });

  it('is absent until the shopper enters it, and survives a reload', () => {
    stubStorage('localStorage');
    expect(hasStoredDestination()).toBe(false);
    expect(readDestination()).toBeUndefined();
    storeDestination({ postalCode: '54801' });
    expect(hasStoredDestination()).toBe(true);
    expect(readDestination()).toEqual({ countryCode: 'US', postalCode: '54801' });
  });

  it('is the same after it is stored and read, for every valid code', () => {
    stubStorage('localStorage');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
        const destination = parseDestination(String(number).padStart(5, '0'));
        fc.pre(destination !== undefined);
        storeDestination(destination);
        expect(readDestination()).toEqual(destination);
      }),
    );
  });
});
