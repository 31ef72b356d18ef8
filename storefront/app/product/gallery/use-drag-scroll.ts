import { type PointerEvent, useRef } from 'react';

const clickTolerance = 4;

/** Scrolls an element by dragging with a mouse; touch devices scroll natively. `hasMoved` distinguishes a drag from a click. */
export function useDragScroll() {
  const from = useRef<{ x: number; y: number; left: number; top: number } | undefined>(undefined);
  const moved = useRef(false);
  return {
    hasMoved: () => moved.current,
    bind: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        moved.current = false;
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        const { scrollLeft: left, scrollTop: top } = event.currentTarget;
        from.current = { x: event.clientX, y: event.clientY, left, top };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = from.current;
        if (!start) return;
        const { x, y } = { x: event.clientX - start.x, y: event.clientY - start.y };
        if (Math.abs(x) + Math.abs(y) > clickTolerance) moved.current = true;
        event.currentTarget.scrollTo({ left: start.left - x, top: start.top - y, behavior: 'instant' });
      },
      onPointerUp: () => {
        from.current = undefined;
      },
      onPointerCancel: () => {
        from.current = undefined;
      },
    },
  };
}
