import { type RefObject, useLayoutEffect } from 'react';

const bottomGap = 8;
const minHeight = 180;

export function availableHeight(top: number, { offsetTop, height }: Pick<VisualViewport, 'offsetTop' | 'height'>): number {
  return Math.max(minHeight, Math.floor(offsetTop + height - top - bottomGap));
}

/** Limits the height of a scrolling element so that it ends above the on-screen keyboard. */
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
