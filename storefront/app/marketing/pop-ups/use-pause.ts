import { useEffect, useState } from 'react';

const signsOfUse = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether the shopper is in the middle of something: typing, choosing, in a dialog or menu, or looking at another tab. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;
  return isTyping || document.hidden || document.querySelector(':modal, :popover-open') !== null;
}

/**
 * Whether the shopper has used the page and then let it rest for some milliseconds. Before the first press or scroll it never is, so that
 * nothing comes over a page on arrival; once it was, it stays.
 */
export function usePause(milliseconds: number, isWatched: boolean): boolean {
  const [hasPaused, setHasPaused] = useState(false);
  const isWaiting = isWatched && !hasPaused;
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? wait() : setHasPaused(true)), milliseconds);
    };
    for (const sign of signsOfUse) addEventListener(sign, wait, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfUse) removeEventListener(sign, wait, { capture: true });
    };
  }, [isWaiting, milliseconds]);
  return hasPaused;
}
