import { useEffect, useState } from 'react';

const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const;

/** Returns true while the shopper types, a dialog or menu is open, or the tab is hidden. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;
  return isTyping || document.hidden || document.querySelector(':modal, :popover-open') !== null;
}

/** Returns true, permanently, once the shopper has used the page and then been inactive for `milliseconds`. */
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
    for (const eventType of activityEvents) addEventListener(eventType, wait, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const eventType of activityEvents) removeEventListener(eventType, wait, { capture: true });
    };
  }, [isWaiting, milliseconds]);
  return isInactive;
}
