/** The moving pictures of the demo brand, made of frames of its artwork. */

import { renderScene } from '@outfitter/artwork';
import { clipName, loadCatalogue } from '../src/index.ts';
import { closeUp } from './close-up.ts';
import { firelight } from './firelight.ts';
import type { Frame } from './frame.ts';
import { snowfall } from './snowfall.ts';

/** Draws a moment, from 0 to 1. */
export type Moments = (time: number) => Frame | Promise<Frame>;

export interface Loop {
  /** Its name in addresses: `/v/ridge/winter-porch`. Of a scene it is the scene's name, whose picture is its first moment. */
  name: string;
  seconds: number;
  /** The encoder's constant rate factor: as high as the eye lets it be. */
  rate: number;
  /** Draws what stands still, once. */
  prepare(): Promise<Moments>;
}

export const framesEachSecond = 24;
/** Pixels across of a scene's loop. */
const sceneWidth = 1280;

const scenes: readonly Loop[] = [
  { name: 'winter-porch', seconds: 5, rate: 29, prepare: async () => snowfall(await renderScene('winter-porch', sceneWidth)) },
  {
    name: 'pine-camp',
    seconds: 4,
    rate: 24,
    prepare: async () =>
      firelight(await renderScene('pine-camp', sceneWidth), { embers: [0.746, 0.874], wide: 0.075, high: 0.16, light: 0.26 }),
  },
];

/** What was filmed of the catalogue: the camera leaves the close-up, sees the whole and comes back. */
function clips(): Loop[] {
  return loadCatalogue().styles.flatMap((style) => {
    const swatch = style.swatches.find(({ colorId }) => colorId === style.filmed);
    return swatch ? [{ name: clipName(style), seconds: 6, rate: 35, prepare: () => closeUp(style, swatch) }] : [];
  });
}

export const loops = (): Loop[] => [...scenes, ...clips()];

/** The frames of a loop in their order. */
export async function* framesOf({ seconds, prepare }: Loop): AsyncGenerator<Frame> {
  const at = await prepare();
  const count = seconds * framesEachSecond;
  for (let frame = 0; frame < count; frame++) yield at(frame / count);
}
