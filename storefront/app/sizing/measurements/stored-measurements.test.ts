import { wearers } from '@outfitter/contract/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageKey } from './storage-key.ts';
import {
  clearMeasurements,
  getStoredMeasurements,
  hasMeasurements,
  parseStoredMeasurements,
  storeMeasurements,
  subscribeToStoredMeasurements,
} from './stored-measurements.ts';

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
  clearMeasurements();
  stored.clear();
  vi.unstubAllGlobals();
});

describe('stored measurements', () => {
  it('are read back by wearer', () => {
    storeMeasurements({ adult: { chest: 40.5 }, units: 'metric' });
    storeMeasurements({ dog: { chest: 24 } });
    expect(parseStoredMeasurements(JSON.parse(stored.get(storageKey)!))).toEqual({
      adult: { chest: 40.5 },
      dog: { chest: 24 },
      units: 'metric',
    });
    expect(getStoredMeasurements()).toBe(getStoredMeasurements());
  });

  it('notify subscribers of changes in this and in other tabs, until they unsubscribe', () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToStoredMeasurements(listener);
    const [type, onStorage] = vi.mocked(addEventListener).mock.calls.at(-1)!;
    expect(type).toBe('storage');
    const dispatchStorageEvent = (key: string | null) => (onStorage as unknown as (event: { key: string | null }) => void)({ key });
    dispatchStorageEvent(null);
    listener.mockClear();
    storeMeasurements({ adult: { chest: 40 } });
    expect(listener).toHaveBeenCalledTimes(1);

    stored.set(storageKey, JSON.stringify({ adult: { chest: 44 } }));
    dispatchStorageEvent('another key');
    expect([getStoredMeasurements(), listener.mock.calls.length]).toEqual([{ adult: { chest: 40 } }, 1]);
    dispatchStorageEvent(storageKey);
    expect([getStoredMeasurements(), listener.mock.calls.length]).toEqual([{ adult: { chest: 44 } }, 2]);
    stored.clear();
    dispatchStorageEvent(null);
    expect([getStoredMeasurements(), listener.mock.calls.length]).toEqual([{}, 3]);

    unsubscribe();
    expect(removeEventListener).toHaveBeenCalledWith('storage', onStorage);
    storeMeasurements({ units: 'imperial' });
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('are cleared except for the units', () => {
    storeMeasurements({ adult: { chest: 40 }, units: 'metric' });
    const listener = vi.fn();
    const unsubscribe = subscribeToStoredMeasurements(listener);
    clearMeasurements();
    unsubscribe();
    expect(listener).toHaveBeenCalledTimes(1);
    expect([getStoredMeasurements(), hasMeasurements(getStoredMeasurements()), JSON.parse(stored.get(storageKey)!)]).toEqual([
      { units: 'metric' },
      false,
      { units: 'metric' },
    ]);
  });

  it('leave nothing in the storage after clearing if no units were selected', () => {
    // A storage event makes the module read the empty storage again, without the units of a previous test.
    subscribeToStoredMeasurements(() => undefined)();
    const [, onStorage] = vi.mocked(addEventListener).mock.calls.at(-1)!;
    (onStorage as unknown as (event: { key: null }) => void)({ key: null });
    storeMeasurements({ adult: { chest: 40 } });
    expect(stored.has(storageKey)).toBe(true);
    clearMeasurements();
    expect(stored.has(storageKey)).toBe(false);
    expect(parseStoredMeasurements(undefined)).toEqual({});
  });

  it('are validated, because another script may have written them', () => {
    expect(
      parseStoredMeasurements({ adult: { chest: '40', waist: -3, mood: 7, hip: 1e9, neck: 15 }, kid: [], dog: null, units: 'cubits' }),
    ).toEqual({
      adult: { neck: 15 },
    });
    const chest = (value: unknown) => parseStoredMeasurements({ kid: { chest: value } }).kid?.chest;
    expect([chest(0), chest(-1), chest(0.01), chest(1_000), chest(1_000.01), chest('40')]).toEqual([
      undefined,
      undefined,
      0.01,
      1_000,
      undefined,
      undefined,
    ]);
    expect(parseStoredMeasurements({ units: 'imperial', dog: {}, adult: [40] })).toEqual({ units: 'imperial' });
    for (const value of ['text', 5, null]) expect(parseStoredMeasurements(value)).toEqual({});
    expect([hasMeasurements({ units: 'metric' }), hasMeasurements({ dog: { chest: 24 } })]).toEqual([false, true]);
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('units', ...wearers), fc.anything())), (value) => {
        const sizes = parseStoredMeasurements(value);
        for (const wearer of wearers) for (const amount of Object.values(sizes[wearer] ?? {})) expect(amount).toBeGreaterThan(0);
        expect(parseStoredMeasurements(JSON.parse(JSON.stringify(sizes)))).toEqual(sizes);
      }),
    );
  });
});
