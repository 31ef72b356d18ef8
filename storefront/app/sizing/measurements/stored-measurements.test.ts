// @vitest-environment happy-dom
import { wearers } from '@outfitter/contract/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../../platform/session/index.ts';
import { clearMeasurements, storeMeasurements } from '../account/change-measurements.ts';
import { storageKey } from './storage-key.ts';
import {
  getStoredMeasurements,
  hasMeasurements,
  parseStoredMeasurements,
  storeUnits,
  subscribeToStoredMeasurements,
} from './stored-measurements.ts';

const stored = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null') as unknown;

beforeEach(() => {
  Object.assign(document.documentElement.dataset, { siteId: 'DTC', organizationId: 'f_ecom_demo_001' });
});
afterEach(() => localStorage.clear());

describe('stored measurements', () => {
  it('are read back by wearer', () => {
    storeMeasurements({ adult: { chest: 40.5 } });
    storeUnits('metric');
    storeMeasurements({ dog: { chest: 24 } });
    expect(stored()).toEqual({ adult: { chest: 40.5 }, dog: { chest: 24 }, units: 'metric' });
    expect(getStoredMeasurements()).toEqual(stored());
    expect(getStoredMeasurements()).toBe(getStoredMeasurements());
  });

  it('notify subscribers of changes in this and in other tabs, until they unsubscribe', () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToStoredMeasurements(listener);
    storeMeasurements({ adult: { chest: 40 } });
    expect(listener).toHaveBeenCalledTimes(1);
    writeStored('local', storageKey, { adult: { chest: 44 } });
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    expect([getStoredMeasurements(), listener.mock.calls.length]).toEqual([{ adult: { chest: 44 } }, 2]);
    unsubscribe();
    storeUnits('imperial');
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('are cleared except for the units, and leave nothing in the storage without them', () => {
    storeMeasurements({ adult: { chest: 40 } });
    storeUnits('metric');
    clearMeasurements();
    expect([stored(), hasMeasurements(getStoredMeasurements())]).toEqual([{ units: 'metric' }, false]);
    localStorage.clear();
    storeMeasurements({ adult: { chest: 40 } });
    clearMeasurements();
    expect([stored(), getStoredMeasurements()]).toEqual([null, {}]);
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
    expect(parseStoredMeasurements({ customerId: 7, unsaved: ['dog', 'cat', {}] })).toEqual({ unsaved: ['dog'] });
    for (const value of ['text', 5, null]) expect(parseStoredMeasurements(value)).toEqual({});
    expect([hasMeasurements({ units: 'metric' }), hasMeasurements({ dog: { chest: 24 } })]).toEqual([false, true]);
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom('units', 'customerId', 'unsaved', ...wearers), fc.anything())),
        (value) => {
          const sizes = parseStoredMeasurements(value);
          for (const wearer of wearers) for (const amount of Object.values(sizes[wearer] ?? {})) expect(amount).toBeGreaterThan(0);
          expect(parseStoredMeasurements(JSON.parse(JSON.stringify(sizes)))).toEqual(sizes);
        },
      ),
    );
  });
});
