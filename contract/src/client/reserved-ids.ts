/** Element ids that pages use themselves and content must not use. Pure. */

/** Targets of links, scripts and labels in the page shell. */
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
/** Prefixes of generated ids: menus, suggestion rows, reviews. */
const generatedIds = /^(menu|search-suggestion|search-suggestions|review)(-|$)/;
/** Globals that scripts test for to detect their environment; an element id would define a missing one (DOM clobbering). */
const globalNames = new Set(['define', 'exports', 'global', 'module', 'process', 'require']);

export function isReservedId(id: string): boolean {
  return shellIds.has(id) || generatedIds.test(id) || globalNames.has(id);
}
