import type { ComponentType } from 'react';
import type { MapView } from './map-view.ts';
import type { MapPoint } from './projection.ts';

export interface MapLayerProps {
  view: MapView;
  /** Positions of the pins as shares of the square, so that names do not overlap them. */
  pins: readonly MapPoint[];
}

/**
 * Interface of a map's ground below the pins. A layer fills a square that shows `view`, and may extend beyond its edges: the frame clips
 * it. It is decoration: it contains no controls and nothing for screen readers.
 */
export type MapLayer = ComponentType<MapLayerProps>;

/** Raster tiles of a map service (MAP_TILES_URL). */
export interface MapTiles {
  /** URL template with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution that the license of the tiles requires. */
  attribution: string;
}
