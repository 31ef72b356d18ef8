import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { getStoredMeasurements, type StoredMeasurements, storeMeasurements, subscribeToStoredMeasurements } from './stored-measurements.ts';
import type { Units } from './units.ts';

const nothing: StoredMeasurements = {};

/** What is kept on this device; nothing in the server's HTML and while it is taken over. */
export function useStoredMeasurements(): StoredMeasurements {
  return useSyncExternalStore(subscribeToStoredMeasurements, getStoredMeasurements, () => nothing);
}

/** The units to read and to type, chosen once for all guides; else those of the language. */
export function useUnits(): [Units, (units: Units) => void] {
  const { locale } = useIntl();
  const { units = locale.startsWith('en') ? 'imperial' : 'metric' } = useStoredMeasurements();
  return [units, (chosen) => storeMeasurements({ units: chosen })];
}
