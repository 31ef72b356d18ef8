/** Lazy components of sizing. Product pages initially load only this file; the dialog and the line "Your size: L" load later. */
import { readStored } from '../platform/session/index.ts';
import { storageKey } from './measurements/storage-key.ts';

export const loadSizeGuideDialog = () => import('./guide/size-guide-dialog.tsx');
export const loadMeasurementsEditor = () => import('./account/measurements-editor.tsx');
export const loadSavedMeasurements = () => import('./account/saved-measurements.tsx');
export const loadYourSize = () => import('./finder/your-size.tsx');

export const hasStoredMeasurements = (): boolean => readStored('local', storageKey) !== undefined;
