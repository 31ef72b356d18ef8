export { closeStore, reopenStore, setSpecialHours, setStoreHours, setStorePickup } from './change-store.ts';
export { importStoreFile, type StorePlan } from './import-store-file.ts';
export { closureStatus, isClosedOn, openingOn, openingStatus } from './opening-status.ts';
export { storeForPickup } from './pickup/pickup-stores.ts';
export { findStore, readStores } from './read-stores.ts';
export { readStoreChanges, recordSafetyStockChange, storeChanged } from './store-changes.ts';
export type { Opening, SafetyStockSetting, StoreRow } from './tables.ts';
export { validateStores } from './validate-stores.ts';
