import { type RefObject, useEffect, useRef } from 'react';

/**
 * Writes the height of a sticky element into a custom property of the root element, so that focused elements and link targets do not end up
 * below it (WCAG 2.4.11). Up to `defaultHeight` (in `rem`), which the style sheets assume, the property is not set.
 */
export function useStickyHeight(property: `--${string}`, defaultHeight = -1): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // The element is not sticky in short windows.
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      // Setting an inherited property restyles the whole document, so it is set only where the default is too small.
      if (height > defaultHeight * Number.parseFloat(getComputedStyle(root).fontSize)) root.style.setProperty(property, `${height}px`);
      else root.style.removeProperty(property);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [property, defaultHeight]);
  return ref;
}
