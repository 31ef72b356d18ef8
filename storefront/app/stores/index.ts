export { FinderPage } from './finder/finder-page.tsx';
export { finderParameters, privateFinderParameters } from './finder/finder-query.ts';
export { loadFinder } from './finder/load-finder.ts';
export { OurStoresPage } from './our-stores-page.tsx';
export { storeJsonLd } from './store-json-ld.ts';
export { storePath } from './store-links.ts';
export { StorePage } from './store-page.tsx';
