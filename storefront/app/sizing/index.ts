/** Product pages initially load only this file; the dialog and the line "Your size: L" are lazy. */
import { readStored } from '../platform/session/index.ts';
import { storageKey } from './measurements/storage-key.ts';

export type { ProductOnPage } from './finder/finder-result.tsx';
export { SizeGuidePage } from './guide/size-guide-page.tsx';
export { type MeasurementError, parseLength, parseWeight } from './measurements/parse-measurement.ts';

export const loadSizeGuideDialog = () => import('./guide/size-guide-dialog.tsx');
export const loadYourSize = () => import('./finder/your-size.tsx');

export const hasStoredMeasurements = (): boolean => readStored('local', storageKey) !== undefined;
