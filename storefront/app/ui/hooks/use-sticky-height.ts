import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells the style sheets how high what stays at the head of the window is, in a custom property of the root: by that, nothing that gets
 * the focus or is jumped to comes to lie under it (WCAG 2.4.11). Up to `drawnHeight`, in `rem`, nothing is told, since the style sheets
 * take it for that.
 */
export function useStickyHeight(property: `--${string}`, drawnHeight = -1): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Where a short window lets it scroll away, nothing can lie under it.
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      // What every element inherits is dear to change.
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
