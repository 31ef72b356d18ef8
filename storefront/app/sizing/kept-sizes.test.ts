import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wearers } from './body-measures.ts';
import { forgetMeasures, hasMeasures, keepSizes, keptSizes, onSizes, sizesIn } from './kept-sizes.ts';
import { storageKey } from './storage-key.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  forgetMeasures();
  stored.clear();
  vi.unstubAllGlobals();
});

describe('kept sizes', () => {
  it('are there again, by who was measured', () => {
    keepSizes({ adult: { chest: 40.5 }, units: 'metric' });
    keepSizes({ dog: { chest: 24 } });
    expect(sizesIn(JSON.parse(stored.get(storageKey)!))).toEqual({ adult: { chest: 40.5 }, dog: { chest: 24 }, units: 'metric' });
    expect(keptSizes()).toBe(keptSizes());
  });

  it('are forgotten with one press, but for the units', () => {
    keepSizes({ adult: { chest: 40 }, units: 'metric' });
    const heard = vi.fn();
    const leave = onSizes(heard);
    forgetMeasures();
    leave();
    expect(heard).toHaveBeenCalledTimes(1);
    expect([keptSizes(), hasMeasures(keptSizes()), JSON.parse(stored.get(storageKey)!)]).toEqual([
      { units: 'metric' },
      false,
      { units: 'metric' },
    ]);
  });

  it('leave nothing behind where only measures were kept', () => {
    forgetMeasures();
    stored.clear();
    expect(sizesIn(undefined)).toEqual({});
  });

  it('ERROR-018 of a foreign hand are read by what they are', () => {
    expect(sizesIn({ adult: { chest: '40', waist: -3, mood: 7, hip: 1e9, neck: 15 }, kid: [], dog: null, units: 'cubits' })).toEqual({
      adult: { neck: 15 },
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('units', ...wearers), fc.anything())), (value) => {
        const sizes = sizesIn(value);
        for (const wearer of wearers) for (const amount of Object.values(sizes[wearer] ?? {})) expect(amount).toBeGreaterThan(0);
        expect(sizesIn(JSON.parse(JSON.stringify(sizes)))).toEqual(sizes);
      }),
    );
  });
});
