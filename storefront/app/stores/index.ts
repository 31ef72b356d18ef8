export { OurStoresPage } from './our-stores-page.tsx';
export { storeJsonLd } from './store-json-ld.ts';
export { storePath } from './store-links.ts';
export { StorePage } from './store-page.tsx';
export { StoresPage } from './stores-page.tsx';
