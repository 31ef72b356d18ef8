import { type RefObject, useLayoutEffect } from 'react';

const bottomGap = 8;
const minHeight = 180;

export function availableHeight(top: number, { offsetTop, height }: Pick<VisualViewport, 'offsetTop' | 'height'>): number {
  return Math.max(minHeight, Math.floor(offsetTop + height - top - bottomGap));
}

/** Limits the height of a scrolling element so that it ends above the on-screen keyboard. */
export function useFitVisualViewport(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const updateMaxHeight = () => {
      const node = element.current;
      if (node) node.style.maxHeight = `${availableHeight(node.getBoundingClientRect().top, viewport)}px`;
    };
    updateMaxHeight();
    viewport.addEventListener('resize', updateMaxHeight);
    viewport.addEventListener('scroll', updateMaxHeight);
    window.addEventListener('scroll', updateMaxHeight, { passive: true });
    return () => {
      viewport.removeEventListener('resize', updateMaxHeight);
      viewport.removeEventListener('scroll', updateMaxHeight);
      window.removeEventListener('scroll', updateMaxHeight);
    };
  }, [element]);
}
