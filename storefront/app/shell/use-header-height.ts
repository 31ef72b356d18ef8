import { type RefObject, useEffect, useRef } from 'react';

/** In `rem`, the height that the style sheets take the header for. */
const drawnHeight = 8.75;

/**
 * Tells the style sheets where the sticky header is higher than drawn, which large text, long names or many departments make it: by
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
      // What every element inherits is dear to change.
      if (height > drawnHeight * Number.parseFloat(getComputedStyle(root).fontSize))
        root.style.setProperty('--header-height', `${height}px`);
      else root.style.removeProperty('--header-height');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--header-height');
    };
  }, []);
  return header;
}
