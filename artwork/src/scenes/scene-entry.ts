import type { Scene } from '../kit/finish.ts';

export type SceneEntry = {
  /** Returns the drawing, 1600 x 700 units; deterministic. */
  scene(): Scene;
  /** The focal point of crops, as fractions of width and height: the center of a 4:5 crop. */
  focus: [x: number, y: number];
  alt: string;
  ground: string;
};
