/**
 * Public API of sizing. It consists of re-exports only: a module with code of its own would bring all of them to every page, which needs
 * `useAccountMeasurements` only.
 */
export { useAccountMeasurements } from './account/use-account-measurements.ts';
export type { ProductOnPage } from './finder/finder-result.tsx';
export { SizeGuidePage } from './guide/size-guide-page.tsx';
export {
  hasStoredMeasurements,
  loadMeasurementsEditor,
  loadSavedMeasurements,
  loadSizeGuideDialog,
  loadYourSize,
} from './load-components.ts';
export { measurementNames, wearerNames } from './measurements/measurement-text.tsx';
export { type MeasurementError, parseLength, parseWeight } from './measurements/parse-measurement.ts';
export type { SelectedValues, ValueState } from './recommendation/sized-product.ts';
