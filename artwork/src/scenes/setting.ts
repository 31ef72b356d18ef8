// The flat drawing behind the lit things of a scene: gradients, filters and the frame they stand in.

/** Width and height of every scene, in its own units. */
const WIDE = 1600;
const HIGH = 700;

/** One color of a gradient, at 0..1 along it. */
export const stop = (at: number, color: string, opacity = 1) =>
  `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** A straight gradient, from top to bottom unless `direction` says otherwise. */
export const linear = (id: string, stops: string, direction = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stops}</linearGradient>`;

export const radial = (id: string, cx: number, cy: number, r: number, stops: string) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`;

/** Where a filter works, in scene units. */
export type Area = [left: number, top: number, width: number, height: number];
/** The sky's share of the image, for filters that soften clouds. */
export const OVERHEAD: Area = [0, 0, WIDE, 350];

/**
 * A softening filter; two numbers soften sideways and up and down differently.
 * It costs as much as the area it covers, so that area is asked for.
 */
export const softener = (id: string, deviation: string, [x, y, width, height]: Area) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const wash = (paint: string, rest = '') => `<rect width="${WIDE}" height="${HIGH}" fill="${paint}"${rest}/>`;

export const framed = (defs: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><defs>${defs}</defs>${drawing}</svg>`;
