export { storeJsonLd } from './store-json-ld.ts';
export { StorePage } from './store-page.tsx';
export { storePath } from './stores-by-state.ts';
export { StoresPage } from './stores-page.tsx';
