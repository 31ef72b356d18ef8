export { structuredBreadcrumb, structuredItemList } from './breadcrumb.ts';
export { structuredPolicies } from './policies.ts';
export { structuredProduct } from './product.ts';
export { structuredShop } from './shop.ts';
