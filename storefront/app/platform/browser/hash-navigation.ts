/**
 * A jump within the page by a plain link or a typed URL creates a history entry without a key. The router treats all such entries as one
 * and would restore the scroll position of another entry. This gives each its own key before the router sees it.
 */
export function addKeysToHashNavigation(): void {
  window.addEventListener('popstate', ({ state }) => {
    if (state === null) window.history.replaceState({ key: Math.random().toString(36).slice(2, 10) }, '');
  });
}
