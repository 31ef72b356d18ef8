const shellIds = new Set([
  ...[
    'content',
    'main',
    'main-menu',
    'message',
    'messages',
    'cart-title',
    'filters',
    'find-my-size',
    'reviews',
    'reviews-part',
    'product-clip',
    'care-label',
  ],
  ...['account-flyout', 'store-flyout', 'mini-cart', 'cookies', 'cookie-notice'],
]);
const generatedIds = /^(menu|search-suggestion|search-suggestions|review)(-|$)/;
/** Globals that scripts test for to detect their environment; an element id would define a missing one (DOM clobbering). */
const globalNames = new Set(['define', 'exports', 'global', 'module', 'process', 'require']);

export function isReservedId(id: string): boolean {
  return shellIds.has(id) || generatedIds.test(id) || globalNames.has(id);
}
