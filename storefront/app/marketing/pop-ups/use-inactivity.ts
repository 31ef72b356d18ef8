import { useEffect, useState } from 'react';

const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const;

/** Whether the shopper is in the middle of something: typing, choosing, in a dialog or menu, or looking at another tab. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;
  return isTyping || document.hidden || document.querySelector(':modal, :popover-open') !== null;
}

/**
 * Whether the shopper has used the page and then let it rest for some milliseconds. Before the first press or scroll it never is, so that
 * nothing comes over a page on arrival; once it was, it stays.
 */
export function useInactivity(milliseconds: number, isWatched: boolean): boolean {
  const [isInactive, setInactive] = useState(false);
  const isWaiting = isWatched && !isInactive;
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isBusy() ? wait() : setInactive(true)), milliseconds);
    };
    for (const sign of activityEvents) addEventListener(sign, wait, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const sign of activityEvents) removeEventListener(sign, wait, { capture: true });
    };
  }, [isWaiting, milliseconds]);
  return isInactive;
}
