export interface Point {
  x: number;
  y: number;
}

export const categoryDelays = { openDelay: 50, closeDelay: 50 } as const;
/** Milliseconds for which the pointer may be on another department on its way down into the open menu. */
const crossingDelay = 300;
/** Ratio of vertical to horizontal movement from which the pointer counts as moving down into the menu. */
const minSlope = 0.5;

export function isHeadedDown(from: Point | undefined, to: Point): boolean {
  if (!from) return false;
  const down = to.y - from.y;
  return down > 0 && down >= Math.abs(to.x - from.x) * minSlope;
}

export interface HoverState {
  openId: string | undefined;
  /** Department with a menu under the pointer; undefined for anything else in the bar. */
  overId: string | undefined;
  isHeadedDown: boolean;
}

export function hoverTarget({ openId, overId, isHeadedDown }: HoverState): { id: string | undefined; delay: number } | undefined {
  if (overId === openId) return undefined;
  if (openId === undefined) return { id: overId, delay: categoryDelays.openDelay };
  if (isHeadedDown) return { id: overId, delay: crossingDelay };
  return { id: overId, delay: overId === undefined ? categoryDelays.closeDelay : categoryDelays.openDelay };
}
