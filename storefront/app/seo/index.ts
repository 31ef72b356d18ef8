export { contentPageHead } from './content-page-head.ts';
export { structuredProduct } from './product.ts';
export { structuredShop } from './shop.ts';
export { structuredBreadcrumb, structuredItemList } from './structured-lists.ts';
