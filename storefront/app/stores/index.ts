export { storePath } from './store-groups.ts';
export { StorePage } from './store-page.tsx';
export { StoresPage } from './stores-page.tsx';
export { structuredStore } from './structured-store.ts';
