import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the style sheets how high the sticky header is, which large text, long names or many departments make higher than drawn: by
 * that, nothing that gets the focus or is jumped to comes to lie under it (WCAG 2.4.11).
 */
export function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Where a short window lets it scroll away, nothing can lie under it.
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      root.style.setProperty('--header-height', `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--header-height');
    };
  }, []);
  return header;
}
