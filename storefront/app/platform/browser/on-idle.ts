const timeoutMs = 3_000;
/** Milliseconds. Safari has no `requestIdleCallback`. */
const fallbackDelay = 200;

const waiting = new Set<() => void>();
let cancel = () => {};

function runWaiting(): void {
  const callbacks = [...waiting];
  waiting.clear();
  for (const callback of callbacks) {
    try {
      callback();
    } catch (error) {
      reportError(error);
    }
  }
}

function schedule(): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(runWaiting, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(runWaiting, { timeout: timeoutMs });
  return () => cancelIdleCallback(handle);
}

/**
 * Calls back when the browser is idle. Callbacks that wait for the same idle moment run in one task, so that what they change is rendered
 * at once: one commit for each tile of a listing would restyle the page as often. Returns a function that cancels the call.
 */
export function onIdle(callback: () => void): () => void {
  // Each call has an entry of its own, even with the same function.
  const call = () => callback();
  if (waiting.size === 0) cancel = schedule();
  waiting.add(call);
  return () => {
    if (waiting.delete(call) && waiting.size === 0) cancel();
  };
}
