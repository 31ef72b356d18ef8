let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves when this page may be rendered: one page in each turn of the event loop. The data of several pages often arrives in the same
 * turn, and rendering them one after another would delay every other request until the last one is done. In between, the process reads its
 * sockets, responds with cached pages, and rejects requests for which it has no capacity.
 */
export function yieldBeforeRender(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}
