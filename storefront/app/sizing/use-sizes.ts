import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { type KeptSizes, keepSizes, keptSizes, onSizes } from './kept-sizes.ts';
import type { Units } from './measures.ts';

const nothing: KeptSizes = {};

/** What is kept on this device; nothing in the server's HTML and while it is taken over. */
export function useSizes(): KeptSizes {
  return useSyncExternalStore(onSizes, keptSizes, () => nothing);
}

/** The units to read and to type, chosen once for all guides; else those of the language. */
export function useUnits(): [Units, (units: Units) => void] {
  const { locale } = useIntl();
  const { units = locale.startsWith('en') ? 'imperial' : 'metric' } = useSizes();
  return [units, (chosen) => keepSizes({ units: chosen })];
}
