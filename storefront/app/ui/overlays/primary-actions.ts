import type { Box } from './free-placement.ts';

/** Buttons mark themselves as primary actions, bars of a page that contain one as sticky bars (decision 52). */
const selector = '[data-primary-action], [data-sticky-bar]';

/** Returns the boxes of the primary actions that are in the viewport, outside of `floating`. */
export function visiblePrimaryActions(floating?: HTMLElement | null): Box[] {
  const boxes: Box[] = [];
  for (const element of document.querySelectorAll(selector)) {
    if (floating?.contains(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth) boxes.push(box);
  }
  return boxes;
}
