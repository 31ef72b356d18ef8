import type { ComponentType } from 'react';
import type { MapView } from './map-view.ts';
import type { MapPoint } from './projection.ts';

export interface MapLayerProps {
  view: MapView;
  /** Where the pins are, as shares of the square, so that names stay clear of them. */
  pins: readonly MapPoint[];
}

/**
 * The port of the ground below the pins. A layer fills a square that shows `view`, and may draw beyond its edges: the frame cuts it off. It is
 * decoration: it contains no controls and nothing for screen readers.
 */
export type MapLayer = ComponentType<MapLayerProps>;

/** Raster tiles of a map service (MAP_TILES_URL). */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whom the license of the tiles obliges the shop to name. */
  attribution: string;
}
