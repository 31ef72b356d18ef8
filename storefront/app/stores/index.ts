/**
 * Store pages, the finder, and the shopper's store.
 *
 * - `useChosenStore()` returns the chosen store.
 * - `useStoreDialog({ item, hasPickup, onChoose })` opens the dialog in which the shopper chooses one, for account and basket too: call
 *   `open()`, and render `dialog`.
 */
export { type ChosenStore, pickupStatusOf } from './chosen-store/chosen-store.ts';
export { useAccountStoreChoice } from './chosen-store/use-account-store-choice.ts';
export { useChosenStore } from './chosen-store/use-chosen-store.ts';
export { useRedirectToChosenStore } from './chosen-store/use-redirect-to-chosen-store.ts';
export { useStoreDetails } from './chosen-store/use-store-details.ts';
export { DirectionsLink } from './directions-link.tsx';
export { formatDistance } from './distance.ts';
export { FinderPage } from './finder/finder-page.tsx';
export { finderParameters, privateFinderParameters } from './finder/finder-query.ts';
export { loadFinder } from './finder/load-finder.ts';
export { OpeningStatus } from './hours/opening-status.tsx';
export { ShortOpeningStatus } from './hours/short-opening-status.tsx';
export { OurStoresPage } from './our-stores-page.tsx';
export { loadStockedDepartments } from './stocked-departments.ts';
export { StoreAddress } from './store-address.tsx';
export { usePickupStores } from './store-dialog/use-pickup-stores.ts';
export { type StoreDialogHandle, type StoreDialogOptions, useStoreDialog } from './store-dialog/use-store-dialog.tsx';
export { readViewedItem, useViewedItem, viewItem } from './store-dialog/viewed-item.ts';
export { storeJsonLd } from './store-json-ld.ts';
export { chosenStorePath, storePath } from './store-links.ts';
export { StorePage } from './store-page.tsx';
export { storeInventoryQuery } from './store-query.ts';
export { UnknownStorePage } from './unknown-store-page.tsx';
