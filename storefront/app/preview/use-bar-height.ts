import { type RefObject, useEffect, useRef } from 'react';

/** Tells the style sheet how high the bar is: the header stands below it, and nothing that gets the focus comes to lie under either. */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      root.style.setProperty('--preview-height', `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--preview-height');
    };
  }, []);
  return bar;
}
