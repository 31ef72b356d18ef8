/** Chooses the names that a view shows, so that none covers another one or a pin. Pure. */

import { type LabeledPlace, labeledCities, labeledRegions } from './map-places.ts';
import { kilometersAcross, type MapView, shareOf } from './map-view.ts';
import { type MapPoint, project } from './projection.ts';

export interface PlacedLabel extends MapPoint {
  kind: 'city' | 'region';
  name: string;
}

/** Greatest width of a view, in kilometers, that shows cities or regions of a rank. */
const cityLimits = { 1: 8_000, 2: 1_500, 3: 420 };
const regionLimits = { 1: 8_000, 2: 1_500, 3: 0 };
/** Least width of a view, in kilometers, that shows regions. A narrower one is within a state, whose name would look like a city's. */
const leastForRegions = 450;
/** Space of a name or a pin, as shares of the view. */
const space = { x: 0.2, y: 0.045 };
/** Share of the square by which the frame may extend beyond it. */
const beyond = 0.5;

const isNear = (one: MapPoint, other: MapPoint) => Math.abs(one.x - other.x) < space.x && Math.abs(one.y - other.y) < space.y;
const isVisible = ({ x, y }: MapPoint) => x > -beyond && x < 1 + beyond && y > -beyond && y < 1 + beyond;

/** Returns whether a name at a share of the width may extend beyond the square, where a frame that is hardly larger would cut it off. */
export const isAtEdge = (x: number) => Math.abs(x - 0.45) > 0.35;

/** Returns the labels of a view. `taken`: positions of pins, as shares of the view. */
export function placeLabels(view: MapView, taken: readonly MapPoint[]): PlacedLabel[] {
  const across = kilometersAcross(view);
  const placed: PlacedLabel[] = [];
  const offer = (kind: PlacedLabel['kind'], places: readonly LabeledPlace[], limits: Record<LabeledPlace['rank'], number>) => {
    for (const place of places) {
      if (across > limits[place.rank]) continue;
      const at = shareOf(view, project(place));
      if (isVisible(at) && ![...taken, ...placed].some((other) => isNear(at, other))) placed.push({ ...at, kind, name: place.name });
    }
  };
  offer('city', labeledCities, cityLimits);
  if (across >= leastForRegions) offer('region', labeledRegions, regionLimits);
  return placed;
}
