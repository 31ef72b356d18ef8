import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { getStoredMeasurements, type StoredMeasurements, storeUnits, subscribeToStoredMeasurements } from './stored-measurements.ts';
import type { Units } from './units.ts';

const noMeasurements: StoredMeasurements = {};

export function useStoredMeasurements(): StoredMeasurements {
  return useSyncExternalStore(subscribeToStoredMeasurements, getStoredMeasurements, () => noMeasurements);
}

export function useUnits(): [Units, (units: Units) => void] {
  const { locale } = useIntl();
  const { units = locale.startsWith('en') ? 'imperial' : 'metric' } = useStoredMeasurements();
  return [units, storeUnits];
}
