import { type ComponentType, startTransition, useEffect, useState } from 'react';

/** Milliseconds after which what waits is loaded though the browser has not come to rest. */
const patience = 3_000;

/** Calls back once the browser has nothing more urgent to do. Answers a way to call it off. */
export function onIdle(callback: () => void): () => void {
  // Safari has no such callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

/**
 * A component that no page waits for: it is not in the server's HTML, and its code is asked for once the browser is idle; undefined until
 * then, and for the rest of the visit where it does not come. `load` is the same function at every drawing.
 */
export function useWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      onIdle(() => {
        load().then(
          (module) => startTransition(() => setLoaded(() => module.default)),
          () => {},
        );
      }),
    [load],
  );
  return loaded;
}
