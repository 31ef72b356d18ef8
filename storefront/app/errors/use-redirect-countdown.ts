import { useEffect, useState } from 'react';

/** Controls that a shopper reaches by keyboard or assistive technology. The shop itself focuses headings only. */
const controls = 'a, button, input, select, textarea';

/**
 * Counts down in seconds, then calls `onEnd`. Any activity of the shopper stops it permanently: a key, text, a click or tap, scrolling, the
 * focus on a control. Returns undefined once it is stopped.
 */
export function useRedirectCountdown(seconds: number, onEnd: () => void): { secondsLeft: number | undefined; stop(): void } {
  const [secondsLeft, setSecondsLeft] = useState<number | undefined>(seconds);
  const isRunning = secondsLeft !== undefined;
  useEffect(() => {
    if (secondsLeft === undefined) return;
    if (secondsLeft === 0) return onEnd();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, onEnd]);
  useEffect(() => {
    if (!isRunning) return;
    const listening = new AbortController();
    const { signal } = listening;
    const stop = () => setSecondsLeft(undefined);
    for (const type of ['keydown', 'input', 'pointerdown', 'scroll']) window.addEventListener(type, stop, { passive: true, signal });
    window.addEventListener('focusin', ({ target }) => target instanceof Element && target.closest(controls) && stop(), { signal });
    return () => listening.abort();
  }, [isRunning]);
  return { secondsLeft, stop: () => setSecondsLeft(undefined) };
}
