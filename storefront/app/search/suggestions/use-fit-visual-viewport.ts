import { type RefObject, useLayoutEffect } from 'react';

/** CSS pixels that stay free below it, and the height below which it does not go, however little room there is. */
const bottomGap = 8;
const minHeight = 180;

/** How high a box may be that begins at `top` and ends above what covers the window: a phone's keyboard. Pure. */
export function availableHeight(top: number, { offsetTop, height }: Pick<VisualViewport, 'offsetTop' | 'height'>): number {
  return Math.max(minHeight, Math.floor(offsetTop + height - top - bottomGap));
}

/** Keeps an element that scrolls by itself above a phone's keyboard and inside of the window. */
export function useFitVisualViewport(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const fit = () => {
      const node = element.current;
      if (node) node.style.maxHeight = `${availableHeight(node.getBoundingClientRect().top, view)}px`;
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    window.addEventListener('scroll', fit, { passive: true });
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
      window.removeEventListener('scroll', fit);
    };
  }, [element]);
}
