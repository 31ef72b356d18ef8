/**
 * Plain links and typed URLs that only change the hash create history entries without a key. The router treats all such entries as one and
 * would restore the scroll position of another entry. This adds a key to each entry before the router sees it.
 */
export function addKeysToHashNavigation(): void {
  window.addEventListener('popstate', ({ state }) => {
    if (state === null) window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
}
