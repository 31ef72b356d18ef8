export { loadSharedCart } from './load-shared-cart.ts';
export { SharedCartPage } from './shared-cart-page.tsx';
