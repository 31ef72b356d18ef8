import { type RefCallback, useCallback, useEffect, useRef } from 'react';

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the ref of the element that takes the focus if the focused control disappears with a change of `content`: a button that a form
 * replaced, or an entry that was removed. `scrolls` brings it into view, below the sticky header.
 */
export function useFocusTarget(content: unknown, { scrolls = true } = {}): RefCallback<HTMLElement> {
  const target = useRef<HTMLElement>(null);
  const previous = useRef(content);
  const focused = useRef<Node>(null);
  useEffect(() => {
    focused.current = document.activeElement;
    const remember = (event: FocusEvent) => {
      focused.current = event.target as Node;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isFocusLost = hasNoFocus() && focused.current?.isConnected === false;
    if (previous.current !== content && isFocusLost) target.current?.focus({ preventScroll: !scrolls });
    previous.current = content;
  }, [content, scrolls]);
  return useCallback((element) => {
    target.current = element;
  }, []);
}
