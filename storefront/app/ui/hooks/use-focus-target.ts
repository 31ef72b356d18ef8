import { type RefCallback, useCallback, useEffect, useRef } from 'react';

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

/** The element that had the focus last, which one listener keeps for all users of the hook. */
let lastFocused: Node | null = null;
let userCount = 0;

const rememberFocus = (event: FocusEvent) => {
  lastFocused = event.target as Node;
};

function watchFocus(): () => void {
  if (userCount === 0) {
    lastFocused = document.activeElement;
    document.addEventListener('focusin', rememberFocus);
  }
  userCount += 1;
  return () => {
    userCount -= 1;
    if (userCount > 0) return;
    document.removeEventListener('focusin', rememberFocus);
    lastFocused = null;
  };
}

/**
 * Returns the ref of the element that takes the focus if the focused control disappears with a change of `content`: a button that a form
 * replaced, or an entry that was removed. `scrolls` brings it into view, below the sticky header.
 */
export function useFocusTarget(content: unknown, { scrolls = true } = {}): RefCallback<HTMLElement> {
  const target = useRef<HTMLElement>(null);
  const previous = useRef(content);
  useEffect(watchFocus, []);
  useEffect(() => {
    const isFocusLost = hasNoFocus() && lastFocused?.isConnected === false;
    if (previous.current !== content && isFocusLost) target.current?.focus({ preventScroll: !scrolls });
    previous.current = content;
  }, [content, scrolls]);
  return useCallback((element) => {
    target.current = element;
  }, []);
}
