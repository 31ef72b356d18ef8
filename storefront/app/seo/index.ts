export { structuredPolicies } from './policies.ts';
export { structuredProduct } from './product.ts';
export { structuredShop } from './shop.ts';
export { structuredList, structuredTrail } from './trail.ts';
