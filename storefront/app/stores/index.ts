/**
 * Store pages, the finder, and the shopper's store.
 *
 * - `useChosenStore()` returns the chosen store; `useChooseStore().mutate(store)` chooses one, for account and basket too.
 * - `useStoreDialog({ productId, onChoose })` opens the dialog in which the shopper chooses: call `open()`, and render `dialog`.
 */
export { ChooseStoreButton } from './chosen-store/choose-store-button.tsx';
export type { ChosenStore } from './chosen-store/chosen-store.ts';
export { useAccountChoice } from './chosen-store/use-account-choice.ts';
export { useChooseStore } from './chosen-store/use-choose-store.ts';
export { useChosenStore } from './chosen-store/use-chosen-store.ts';
export { FinderPage } from './finder/finder-page.tsx';
export { finderParameters, privateFinderParameters } from './finder/finder-query.ts';
export { loadFinder } from './finder/load-finder.ts';
export { OurStoresPage } from './our-stores-page.tsx';
export { loadStockedDepartments } from './stocked-departments.ts';
export { type StoreDialogHandle, type StoreDialogOptions, useStoreDialog } from './store-dialog/use-store-dialog.tsx';
export { storeJsonLd } from './store-json-ld.ts';
export { storePath } from './store-links.ts';
export { StorePage } from './store-page.tsx';
export { storeQuery } from './store-query.ts';
