import type { Box } from './free-placement.ts';

/**
 * Marked elements that no layer may cover (decision 52): primary actions, sticky bars that contain one, and required choices without which
 * the action is not possible, such as sizes.
 */
const selector = '[data-primary-action], [data-sticky-bar], [data-required-choice]';

function isInViewport(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const intersects = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return intersects && element.checkVisibility({ visibilityProperty: true });
}

export function visiblePrimaryActions(floating: HTMLElement): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !floating.contains(element) && isInViewport(element))
    .map((element) => element.getBoundingClientRect());
}

/** Returns true if a primary button, such as "Add to cart", is in the viewport. Links of banners do not count. */
export function isPrimaryButtonVisible(): boolean {
  return [...document.querySelectorAll('button[data-primary-action]')].some(isInViewport);
}
