export { type DataFolder, dataFolderAt } from './layout.ts';
export { type HeldLock, readHolder, takeLock } from './lock.ts';
export { keptMasterKey } from './master-key.ts';
export { checkFolderVersion, ourRelease, writeFolderVersion } from './version.ts';
