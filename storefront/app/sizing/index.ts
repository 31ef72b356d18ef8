/**
 * Size guides and "find my size". What a product's page needs before a press is this file alone; everything else comes late.
 *
 * - `loadSizeGuideDialog`, `loadYourSize` bring the dialog and the line "Your size: L".
 * - `SizeGuidePage` is a guide as a page.
 * - `readLength`, `readWeight` read what a person typed.
 */
import { readStored } from '../platform/session/index.ts';
import { storageKey } from './storage-key.ts';

export type { GarmentOnPage } from './finder-answer.tsx';
export { type MeasureProblem, readLength, readWeight } from './read-measure.ts';
export { SizeGuidePage } from './size-guide-page.tsx';

export const loadSizeGuideDialog = () => import('./size-guide-dialog.tsx');
export const loadYourSize = () => import('./your-size.tsx');

/** Whether anything is kept here that the line could be made of. */
export const mayKnowSize = (): boolean => readStored('local', storageKey) !== undefined;
