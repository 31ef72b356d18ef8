export { structuredBreadcrumb, structuredItemList } from './breadcrumb.ts';
export { contentPageHead } from './content-page-head.ts';
export { structuredProduct } from './product.ts';
export { structuredShop } from './shop.ts';
