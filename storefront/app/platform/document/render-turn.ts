let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves when this page may be rendered: one page in each turn of the event loop. The data of several pages often arrives in the same
 * turn, and rendered one after another they would keep every other request waiting until the last one is done. In between, the process
 * reads its sockets, answers cached pages, and rejects what it has no room for.
 */
export function renderTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}
