/** What a pointer over the bar of departments wants. Pure. */

export interface Point {
  x: number;
  y: number;
}

/** Milliseconds of hover before a department's menu opens, and after which it closes (SHELL-015). */
export const categoryDelays = { openDelay: 50, closeDelay: 50 } as const;
/** Milliseconds that a pointer on its way into the open menu may rest on what it crosses. */
const crossingDelay = 300;
/** Steeper than this many pixels down for each sideways, it is on its way into the menu below. */
const minSlope = 0.5;

/** Whether a pointer that moved so is on its way down into the open menu, and only crosses what it is over. */
export function isHeadedDown(from: Point | undefined, to: Point): boolean {
  if (!from) return false;
  const down = to.y - from.y;
  return down > 0 && down >= Math.abs(to.x - from.x) * minSlope;
}

export interface HoverState {
  /** The menu that is open. */
  openId: string | undefined;
  /** What the pointer is over: a department with a menu, or undefined for anything else of the bar. */
  overId: string | undefined;
  isHeadedDown: boolean;
}

/** Which menu should be open and in how many milliseconds; undefined: all stays as it is. */
export function hoverTarget({ openId, overId, isHeadedDown }: HoverState): { id: string | undefined; delay: number } | undefined {
  if (overId === openId) return undefined;
  if (openId === undefined) return { id: overId, delay: categoryDelays.openDelay };
  if (isHeadedDown) return { id: overId, delay: crossingDelay };
  return { id: overId, delay: overId === undefined ? categoryDelays.closeDelay : categoryDelays.openDelay };
}
