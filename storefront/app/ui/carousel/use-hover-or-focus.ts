import { type RefObject, useEffect, useState } from 'react';

export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Touch input does not hover.
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
    // The pointer or the focus may have arrived before this effect.
    setHovered(element.matches(':hover') && matchMedia('(hover: hover)').matches);
    setFocused(element.querySelector(':focus-visible') !== null);
    return () => listeners.abort();
  }, [ref]);
  return isHovered || isFocused;
}
