/**
 * The Web Mercator projection, in which tiles of map services are cut, too. The world is a square of `worldSize` units, north-west first.
 * One unit is some 400 m in the north of the United States.
 */
export const worldSize = 32_768;

export interface MapPoint {
  x: number;
  y: number;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Latitude at which the projection ends: the poles are infinitely far away. */
const maxLatitude = 85;

export function project({ latitude, longitude }: Coordinates): MapPoint {
  const sine = Math.sin((Math.min(maxLatitude, Math.max(-maxLatitude, latitude)) * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * worldSize,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSize,
  };
}

const equatorKilometers = 40_075;

/** Returns the length of a unit at a height of the map. */
export function kilometersPerUnit(y: number): number {
  return equatorKilometers / worldSize / Math.cosh(2 * Math.PI * (0.5 - y / worldSize));
}
