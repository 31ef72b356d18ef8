import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { patternsOf, routeId, routeTable, type Screen } from './route-table.ts';

const screenFiles: Record<Screen, string> = {
  account: 'account/account.tsx',
  'identity-callback': 'account/identity-callback.tsx',
  login: 'account/login.tsx',
  register: 'account/register.tsx',
  'reset-password': 'account/reset-password.tsx',
  'set-password': 'account/set-password.tsx',
  compare: 'catalog/compare.tsx',
  listing: 'catalog/listing.tsx',
  product: 'catalog/product.tsx',
  search: 'catalog/search.tsx',
  'write-a-review': 'catalog/write-a-review.tsx',
  cart: 'checkout/cart.tsx',
  checkout: 'checkout/checkout.tsx',
  'checkout-return': 'checkout/checkout-return.tsx',
  confirmation: 'checkout/confirmation.tsx',
  'share-cart': 'checkout/share-cart.tsx',
  content: 'content/content.tsx',
  home: 'content/home.tsx',
  'site-map': 'content/site-map.tsx',
  'preview-begin': 'editing/preview-begin.tsx',
  'preview-end': 'editing/preview-end.tsx',
  styleguide: 'editing/styleguide.tsx',
  visualization: 'editing/visualization.tsx',
  'email-deals': 'mailings/email-deals.tsx',
  'free-catalog-signup': 'mailings/free-catalog-signup.tsx',
  unsubscribe: 'mailings/unsubscribe.tsx',
  'order-detail': 'orders/order-detail.tsx',
  'track-order': 'orders/track-order.tsx',
  'find-stores': 'stores/find-stores.tsx',
  'our-stores': 'stores/our-stores.tsx',
  store: 'stores/store.tsx',
  'not-found': 'not-found.tsx',
};

export default [
  layout(
    'routes/page-boundary.tsx',
    routeTable.flatMap((row) =>
      patternsOf(row).map((pattern) =>
        route(pattern, `routes/${screenFiles[row.screen]}`, { id: routeId(row, pattern), caseSensitive: true }),
      ),
    ),
  ),
] satisfies RouteConfig;
