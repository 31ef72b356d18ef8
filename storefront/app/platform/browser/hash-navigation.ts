/**
 * A jump to another part of the page by a plain link or a typed address makes an entry of the history that the router knows no key of:
 * to it they are all one, and the position in which the part before was left would be restored in the place of the jump. Each is given a
 * key of its own before the router hears of it; on the way back its position is found by that.
 */
export function addKeysToHashNavigation(): void {
  window.addEventListener('popstate', ({ state }) => {
    if (state === null) window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
}
