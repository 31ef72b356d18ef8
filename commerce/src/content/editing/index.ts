/** Content changed by people: what the command line, and later a screen, is made of. */
export {
  checkAssetWords,
  isAssetName,
  type MediaAsset,
  type NewAsset,
  readAssetChanges,
  readAssets,
  recordAsset,
} from '../assets/record-asset.ts';
export { ContentRefused } from '../content-refused.ts';
export { liveVersion, nextEdge, readWindow, versionsToCome } from '../publish-window.ts';
export { type Editing, readChanges } from './changes.ts';
export { contentOfFile, fileOfItem } from './content-file.ts';
export { exportSet, readContentFile, readContentFolder } from './content-folder.ts';
export { type Difference, differences } from './differences.ts';
export { publishVersion, putByHand, requireVersion, scheduleVersion } from './edit-content.ts';
export { type ImportedItem, importSet } from './import-set.ts';
export { type ItemAddress, readAllItems, readItem, type StoredItem } from './stored-items.ts';
