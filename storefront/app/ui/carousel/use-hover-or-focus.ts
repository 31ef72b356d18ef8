import { type RefObject, useEffect, useState } from 'react';

/** Whether the pointer rests on an element or the keyboard's focus is inside it. */
export function useHoverOrFocus(frame: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    // A finger that swipes has no place to rest on.
    element.addEventListener('pointerenter', ({ pointerType }) => setHovered(pointerType === 'mouse'), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    element.addEventListener('focusin', ({ target }) => setFocused(target instanceof Element && target.matches(':focus-visible')), {
      signal,
    });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => setFocused(relatedTarget instanceof Node && element.contains(relatedTarget)),
      {
        signal,
      },
    );
    // Both may have come before this did.
    setHovered(element.matches(':hover') && matchMedia('(hover: hover)').matches);
    setFocused(element.querySelector(':focus-visible') !== null);
    return () => listening.abort();
  }, [frame]);
  return isHovered || isFocused;
}
