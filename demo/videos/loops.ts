/** The moving pictures of the demo brand, made of frames of its artwork. */
import { type Picture, renderScene } from '../artwork/index.ts';
import { firelight } from './firelight.ts';
import type { Frame } from './frame.ts';
import { snowfall } from './snowfall.ts';

export interface Loop {
  /** Its name in addresses: `/v/ridge/winter-porch`. The picture of its first moment is the scene of this name. */
  name: string;
  seconds: number;
  /** The encoder's constant rate factor: as high as the eye lets it be. */
  rate: number;
  /** Draws the moment at `time`, from 0 to 1. */
  moments: (scene: Picture) => (time: number) => Frame;
}

export const framesEachSecond = 24;
/** Pixels; the scenes are 16 to 7. */
export const loopWidth = 1280;

export const loops: readonly Loop[] = [
  { name: 'winter-porch', seconds: 5, rate: 29, moments: snowfall },
  {
    name: 'pine-camp',
    seconds: 4,
    rate: 24,
    moments: (scene) => firelight(scene, { embers: [0.746, 0.874], wide: 0.075, high: 0.16, light: 0.26 }),
  },
];

/** The frames of a loop in their order. */
export async function* framesOf({ name, seconds, moments }: Loop): AsyncGenerator<Frame> {
  const at = moments(await renderScene(name, loopWidth));
  const count = seconds * framesEachSecond;
  for (let frame = 0; frame < count; frame++) yield at(frame / count);
}
