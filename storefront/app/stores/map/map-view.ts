/** Visible section of the map: a square around a center, in units of the projection. Pure. */
import { kilometersPerUnit, type MapPoint, worldSize } from './projection.ts';

export interface MapView extends MapPoint {
  size: number;
}

/** Share of the square that stays free around the points. */
const margin = 0.16;
const smallestKilometers = 24;
const smallestFitKilometers = 90;
/** Extent of the vector map: from the Bering Sea to Newfoundland, and from the Gulf of Mexico to the Arctic Circle. */
const drawn = { west: 1_000, east: 11_650, north: 8_080, south: 14_400 };
const largestSize = 12_000;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

function bounded({ x, y, size }: MapView): MapView {
  return {
    x: clamp(x, drawn.west, drawn.east),
    y: clamp(y, drawn.north, drawn.south),
    size: clamp(size, smallestKilometers / kilometersPerUnit(y), largestSize),
  };
}

/** Returns the smallest view of all points; without points, the contiguous United States. */
export function fitView(points: readonly MapPoint[]): MapView {
  if (points.length === 0) return { x: 7_640, y: 12_300, size: 5_400 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const y = (north + south) / 2;
  const size = Math.max(east - west, south - north) / (1 - 2 * margin);
  return bounded({ x: (west + east) / 2, y, size: Math.max(size, smallestFitKilometers / kilometersPerUnit(y)) });
}

/** Zooms by a factor; the point at a share of the square stays where it is. */
export function zoomView(view: MapView, factor: number, at: MapPoint = { x: 0.5, y: 0.5 }): MapView {
  const { size } = bounded({ ...view, size: view.size / factor });
  const moved = view.size - size;
  return bounded({ x: view.x + (at.x - 0.5) * moved, y: view.y + (at.y - 0.5) * moved, size });
}

/** Moves the view by shares of the square. */
export function moveView(view: MapView, { x, y }: MapPoint): MapView {
  return bounded({ ...view, x: view.x + x * view.size, y: view.y + y * view.size });
}

/** Returns where a point is, as shares of the square; outside of 0 to 1 it may still be visible, if the frame is not a square. */
export function shareOf({ x, y, size }: MapView, point: MapPoint): MapPoint {
  return { x: (point.x - x) / size + 0.5, y: (point.y - y) / size + 0.5 };
}

export function kilometersAcross({ y, size }: MapView): number {
  return size * kilometersPerUnit(y);
}

/** Returns the length of the scale bar: the first of 1, 2, 5, 10, 20, … that takes less than a quarter of the view. */
export function scaleLength(across: number): number {
  const power = 10 ** Math.floor(Math.log10(across / 4));
  return ([5, 2, 1].find((step) => step * power <= across / 4) ?? 1) * power;
}

/** Returns the zoom level of tiles that cover a view with about two tiles in each direction, and their positions. */
export function tilesOf(view: MapView): { zoom: number; column: number; row: number; size: number }[] {
  const zoom = clamp(Math.round(Math.log2((worldSize * 2.5) / view.size)), 2, 18);
  const [count, size] = [2 ** zoom, worldSize / 2 ** zoom];
  // The frame is at most twice as wide or high as the square.
  const range = (center: number) => {
    const first = Math.max(0, Math.floor((center - view.size) / size));
    const last = Math.min(count - 1, Math.floor((center + view.size) / size));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  };
  const columns = range(view.x);
  return range(view.y).flatMap((row) => columns.map((column) => ({ zoom, column, row, size })));
}
