export {
  isAssetName,
  type MediaAsset,
  type NewAsset,
  readAssetChanges,
  readMediaAssets,
  recordAsset,
  validateAssetFields,
} from '../assets/record-asset.ts';
export { currentAndFutureVersions, liveVersion, nextWindowEdge, parseWindow } from '../publishing/publish-window.ts';
export { contentOrThrow } from '../validation/invalid-content.ts';
export { type EditContext, readChangeLog } from './change-log.ts';
export { parseContentFile, toContentFile } from './content-file.ts';
export { exportContentSet, readContentFile, readContentFolder } from './content-folder.ts';
export { type Difference, diffValues } from './diff-values.ts';
export { editContent, publishVersion, scheduleVersion, selectVersion } from './edit-content.ts';
export { type ImportedItem, importContentSet } from './import-content-set.ts';
export { type ItemKey, readAllItems, readItem, type StoredItem } from './stored-items.ts';
