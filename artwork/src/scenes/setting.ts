// The flat drawing behind the lit things of a scene: gradients, filters and the frame they stand in.

/** Width and height of every scene in its own units. */
const WIDE = 1600;
const HIGH = 700;

/** Returns one stop of a gradient, at 0 to 1. */
export const stop = (at: number, color: string, opacity = 1) =>
  `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** Returns a linear gradient, by default from top to bottom. */
export const linear = (id: string, stops: string, direction = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" x1="0" y1="0" ${direction}>${stops}</linearGradient>`;

export const radial = (id: string, cx: number, cy: number, r: number, stops: string) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops}</radialGradient>`;

/** The region of a filter, in scene units. */
export type Area = [left: number, top: number, width: number, height: number];
/** The sky's part of the image, for filters that blur clouds. */
export const OVERHEAD: Area = [0, 0, WIDE, 350];

/** Returns a blur filter; `deviation` may have two numbers, horizontal and vertical. Its time is proportional to the area. */
export const softener = (id: string, deviation: string, [x, y, width, height]: Area) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

export const wash = (paint: string, rest = '') => `<rect width="${WIDE}" height="${HIGH}" fill="${paint}"${rest}/>`;

export const framed = (defs: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}"><defs>${defs}</defs>${drawing}</svg>`;
