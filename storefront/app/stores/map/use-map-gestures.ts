import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type MapView, moveView, zoomView } from './map-view.ts';
import type { MapPoint } from './projection.ts';

export type ChangeView = (change: (view: MapView) => MapView) => void;

const keyStep = 0.15;
const arrows: Readonly<Record<string, MapPoint>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};
export const zoomStep = 1.6;

const middle = (points: readonly MapPoint[]): MapPoint => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([one, other]: readonly MapPoint[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/**
 * Moves and zooms the map: by dragging and pinching, by the wheel with Ctrl or Command (alone, it scrolls the page), and by the arrow keys,
 * + and − while one of its controls has the focus. `square` is the element that shows the view.
 */
export function useMapGestures(frame: RefObject<HTMLElement | null>, square: RefObject<HTMLElement | null>, change: ChangeView) {
  const pointers = useRef(new Map<number, MapPoint>());
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      const box = square.current?.getBoundingClientRect();
      if (!box || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const at = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
      latestChange.current((view) => zoomView(view, 1.2 ** (-event.deltaY / 50), at));
    };
    // React's listeners for the wheel are passive: they cannot keep the browser from zooming the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, square]);

  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const box = square.current?.getBoundingClientRect();
    if (!box || !pointers.current.has(pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    const after = [...pointers.current.values()];
    const [from, to] = [middle(before), middle(after)];
    const factor = before.length > 1 && spread(before) > 0 ? spread(after) / spread(before) : 1;
    const at = { x: (to.x - box.left) / box.width, y: (to.y - box.top) / box.height };
    change((view) => zoomView(moveView(view, { x: (from.x - to.x) / box.width, y: (from.y - to.y) / box.height }), factor, at));
  };
  const onPointerEnd = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = arrows[event.key];
      if (step) change((view) => moveView(view, step));
      else if (event.key === '+' || event.key === '=') change((view) => zoomView(view, zoomStep));
      else if (event.key === '-') change((view) => zoomView(view, 1 / zoomStep));
      else return;
      event.preventDefault();
    },
  };
}
