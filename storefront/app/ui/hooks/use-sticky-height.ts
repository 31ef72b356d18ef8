import { type RefObject, useEffect, useRef } from 'react';

/**
 * Writes the height of a sticky element into a custom property of the root element, so that focused elements and jump targets do not end up
 * below it (WCAG 2.4.11). The property is not set up to `drawnHeight` (in `rem`), which the style sheets assume.
 */
export function useStickyHeight(property: `--${string}`, drawnHeight = -1): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // A short window lets the element scroll away.
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      // Changing an inherited property restyles the whole document.
      if (height > drawnHeight * Number.parseFloat(getComputedStyle(root).fontSize)) root.style.setProperty(property, `${height}px`);
      else root.style.removeProperty(property);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(property);
    };
  }, [property, drawnHeight]);
  return box;
}
