/** Ids that pages have a use for: content must bring no other element of the same id. Pure. */

/** Where the shell of every page leads, looks and listens; an element of the same id before it would take its place. */
const shell = new Set([
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
const made = /^(menu|search-suggestion|search-suggestions|review)(-|$)/;
/** Globals that scripts ask for by name to learn where they run; an element's id answers for one that is missing. */
const globals = new Set(['define', 'exports', 'global', 'module', 'process', 'require']);

/** Whether the page itself may have an element of this id. */
export function isTakenId(id: string): boolean {
  return shell.has(id) || made.test(id) || globals.has(id);
}
