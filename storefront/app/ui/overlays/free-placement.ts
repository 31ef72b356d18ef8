/** Box in CSS pixels of the viewport. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Placement of a bar. `end` and `start` are the bottom corners of the viewport, or its whole bottom edge in a narrow window. */
export type Placement = 'end' | 'start' | 'top';

interface BarGeometry {
  width: number;
  height: number;
  /** Distance from the edges of the viewport. */
  inset: number;
  viewport: { width: number; height: number };
}

/** Room in pixels for the shadow and the focus ring of an action. */
const clearance = 12;

export function placementBox(placement: Placement, { width, height, inset, viewport }: BarGeometry): Box {
  const left = placement === 'start' ? inset : viewport.width - inset - width;
  const top = placement === 'top' ? inset : viewport.height - inset - height;
  return { left, top, right: left + width, bottom: top + height };
}

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

/**
 * Returns the first of the candidates at which a bar covers none of the obstacles, or undefined. The current placement has priority, so
 * that the bar does not jump while the page scrolls.
 */
export function findFreePlacement(
  geometry: BarGeometry,
  { candidates, obstacles, current }: { candidates: readonly Placement[]; obstacles: readonly Box[]; current: Placement | undefined },
): Placement | undefined {
  const isFree = (placement: Placement) => {
    const box = placementBox(placement, geometry);
    return !obstacles.some((obstacle) => overlaps(box, obstacle, clearance));
  };
  return current && isFree(current) ? current : candidates.find(isFree);
}
