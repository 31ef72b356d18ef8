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
const minWidthForRegions = 450;
/** Distance within which two names, or a name and a pin, would overlap, as shares of the view. */
const minDistance = { x: 0.2, y: 0.045 };
/** Views are squares, but the map's frame may be wider or higher: it shows at most this share of the view beyond each of its edges. */
const margin = 0.5;

const isNear = (one: MapPoint, other: MapPoint) => Math.abs(one.x - other.x) < minDistance.x && Math.abs(one.y - other.y) < minDistance.y;
const isVisible = ({ x, y }: MapPoint) => x > -margin && x < 1 + margin && y > -margin && y < 1 + margin;

/** Returns whether a name at a share of the width may extend beyond the square, where a frame that is hardly larger would cut it off. */
export const isAtEdge = (x: number) => Math.abs(x - 0.45) > 0.35;

/** Returns the labels of a view. `taken`: positions of pins, as shares of the view. */
export function placeLabels(view: MapView, taken: readonly MapPoint[]): PlacedLabel[] {
  const across = kilometersAcross(view);
  const placed: PlacedLabel[] = [];
  const placeAll = (kind: PlacedLabel['kind'], places: readonly LabeledPlace[], limits: Record<LabeledPlace['rank'], number>) => {
    for (const place of places) {
      if (across > limits[place.rank]) continue;
      const at = shareOf(view, project(place));
      if (isVisible(at) && ![...taken, ...placed].some((other) => isNear(at, other))) placed.push({ ...at, kind, name: place.name });
    }
  };
  placeAll('city', labeledCities, cityLimits);
  if (across >= minWidthForRegions) placeAll('region', labeledRegions, regionLimits);
  return placed;
}
