import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the end of the page and the bar, with the bar's own distance from the edge of the viewport. */
const clearance = 36;

/**
 * Ends the page with space for a bar at the bottom of the viewport, so that its last lines can be scrolled free. The space stays while the
 * bar is hidden, or the end of the page would move with it.
 */
export function useSpaceAtEndOfPage(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    // A custom property would restyle the whole document, because it is inherited.
    const { style } = document.body;
    const reserve = () => {
      style.paddingBottom = `${element.offsetHeight + clearance}px`;
    };
    reserve();
    const sizes = new ResizeObserver(reserve);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.paddingBottom = '';
    };
  }, [bar]);
}
