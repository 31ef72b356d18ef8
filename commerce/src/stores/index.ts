export { closeStore, reopenStore, setSpecialHours, setStoreHours, setStorePickup } from './change-store.ts';
export { importStoreFile, type StorePlan } from './import-store-file.ts';
export { isClosedOn, openingOn, openingStatus } from './opening-status.ts';
export { findStore, readStores } from './read-stores.ts';
export { readStoreChanges, storeChanged } from './store-changes.ts';
export type { Opening, StoreRow } from './tables.ts';
export { validateStores } from './validate-stores.ts';
