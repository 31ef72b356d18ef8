/**
 * The ids that editors' HTML may bring to a page. They stay as written: an anchor may stand in one block and its link in another, or in
 * another page's address, and a prefix would have to be known to all of them. So those that the page has a use for are dropped instead.
 */

/** Of a form that neither React's own ids have (`_r_1_`, `S:0`) nor, but for single words, a name of a script's global. */
const form = /^[a-z][a-z0-9-]{2,60}$/;

/** Where the shell of every page leads, looks and listens; an element of the same id before it would take its place. */
const shell = new Set([
  ...['content', 'main', 'main-menu', 'message', 'messages', 'cart-title', 'filters', 'find-my-size', 'reviews'],
  ...['account-flyout', 'store-flyout', 'mini-cart', 'cookies', 'cookie-notice'],
]);
/** Ids that are made of what stands on the page: menus, rows of suggestions, reviews. */
const made = /^(menu|search-suggestion|search-suggestions|review)(-|$)/;
/** Globals that scripts ask for by name to learn where they run; an element's id answers for one that is missing. */
const globals = new Set(['define', 'exports', 'global', 'module', 'process', 'require']);

/** Whether an id that an editor wrote can be kept. */
export function isFreeId(id: string): boolean {
  return form.test(id) && !shell.has(id) && !made.test(id) && !globals.has(id);
}
