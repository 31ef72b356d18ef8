import { type RefCallback, useCallback, useEffect, useRef } from 'react';

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the ref of the element that takes the focus after a change of `content` with which the focused control disappeared: a button that
 * a form replaced, or an entry that was removed. `scrolls` brings it into view, below the sticky header.
 */
export function useFocusTarget(content: unknown, { scrolls = true } = {}): RefCallback<HTMLElement> {
  const target = useRef<HTMLElement>(null);
  const previous = useRef(content);
  useEffect(() => {
    if (previous.current !== content && isFocusLost()) target.current?.focus({ preventScroll: !scrolls });
    previous.current = content;
  }, [content, scrolls]);
  return useCallback((element) => {
    target.current = element;
  }, []);
}
