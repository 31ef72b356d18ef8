/** Ids that pages have a use for: content must bring no other element of the same id. Pure. */

/** Where the shell of every page leads, looks and listens; an element of the same id before it would take its place. */
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
/** Ids that are made of what stands on the page: menus, rows of suggestions, reviews. */
const generatedIds = /^(menu|search-suggestion|search-suggestions|review)(-|$)/;
/** Globals that scripts ask for by name to learn where they run; an element's id answers for one that is missing. */
const globalNames = new Set(['define', 'exports', 'global', 'module', 'process', 'require']);

/** Whether the page itself may have an element of this id. */
export function isReservedId(id: string): boolean {
  return shellIds.has(id) || generatedIds.test(id) || globalNames.has(id);
}
