import { useEffect, useState } from 'react';

const activityEvents = ['pointerdown', 'keydown', 'scroll'] as const;

/** Typing, in a dialog or menu, or in another tab. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, select, textarea, [contenteditable]') === true;
  return isTyping || document.hidden || document.querySelector(':modal, :popover-open') !== null;
}

/** Becomes true, for good, after the shopper has used the page and then been inactive for the milliseconds. */
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
