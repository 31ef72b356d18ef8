/**
 * Size guides and "find my size". What a product's page needs before a press is this file alone; everything else comes late.
 *
 * - `loadSizeGuideDialog`, `loadYourSize` bring the dialog and the line "Your size: L".
 * - `SizeGuidePage` is a guide as a page.
 * - `readLength`, `readWeight` read what a person typed.
 */
import { readStored } from '../platform/session/index.ts';
import { storageKey } from './measurements/storage-key.ts';

export type { ProductOnPage } from './finder/finder-result.tsx';
export { SizeGuidePage } from './guide/size-guide-page.tsx';
export { type MeasurementError, parseLength, parseWeight } from './measurements/parse-measurement.ts';

export const loadSizeGuideDialog = () => import('./guide/size-guide-dialog.tsx');
export const loadYourSize = () => import('./finder/your-size.tsx');

/** Whether anything is kept here that the line could be made of. */
export const hasStoredMeasurements = (): boolean => readStored('local', storageKey) !== undefined;
