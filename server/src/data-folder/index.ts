export { withFolderErrors } from './folder-error.ts';
export { freeBytes } from './free-space.ts';
export { type DataFolderPaths, dataFolderPaths } from './layout.ts';
export { acquireLock, type FolderLock, type LockHolder, readHolder } from './lock.ts';
export { loadOrCreateMasterKey } from './master-key.ts';
export { checkFolderVersion, currentRelease, writeFolderVersion } from './version.ts';
