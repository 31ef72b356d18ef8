import { useSyncExternalStore } from 'react';
import { pageNow } from './page-clock.ts';

const tickMs = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentTick = () => Math.floor(pageNow() / tickMs) * tickMs;

/** Returns milliseconds since 1970, up to 15 s old; undefined on the server and during hydration, so that cached pages contain no time. */
export function usePageTime(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, currentTick, () => undefined);
}
