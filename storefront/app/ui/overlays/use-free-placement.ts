import { type RefObject, useLayoutEffect, useState } from 'react';
import { findFreePlacement, type Placement } from './free-placement.ts';
import { visiblePrimaryActions } from './primary-actions.ts';

const corners: readonly Placement[] = ['end', 'start'];
const cornersAndTop: readonly Placement[] = [...corners, 'top'];

/**
 * Returns a placement in which a bar covers no primary action (decision 52), or undefined while there is none. Updates when the page
 * scrolls, resizes or changes. `isUrgent` also allows the top of the viewport, where the bar covers the header. The bar's style sheet sets
 * `--inset`, its distance from the edges of the viewport.
 */
export function useFreePlacement(bar: RefObject<HTMLElement | null>, isUrgent: boolean): Placement | undefined {
  const [placement, setPlacement] = useState<Placement>();
  useLayoutEffect(() => {
    const place = () => {
      const element = bar.current;
      if (!element) return;
      const geometry = {
        width: element.offsetWidth,
        height: element.offsetHeight,
        inset: Number.parseFloat(getComputedStyle(element).getPropertyValue('--inset')) || 0,
        viewport: { width: document.documentElement.clientWidth, height: innerHeight },
      };
      const options = { candidates: isUrgent ? cornersAndTop : corners, obstacles: visiblePrimaryActions(element) };
      setPlacement((current) => findFreePlacement(geometry, { ...options, current }));
    };
    let frame: number | undefined;
    const schedule = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        place();
      });
    };
    place();
    const sizes = new ResizeObserver(schedule);
    for (const element of [document.body, bar.current]) if (element) sizes.observe(element);
    const elements = new MutationObserver(schedule);
    elements.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', schedule, { passive: true, capture: true });
    addEventListener('resize', schedule);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      sizes.disconnect();
      elements.disconnect();
      removeEventListener('scroll', schedule, { capture: true });
      removeEventListener('resize', schedule);
    };
  }, [bar, isUrgent]);
  return placement;
}
