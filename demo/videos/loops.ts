import { renderScene } from '@outfitter/artwork';
import { clipName, loadCatalog } from '../src/index.ts';
import { closeUp } from './close-up.ts';
import { firelight } from './firelight.ts';
import type { Frame } from './frame.ts';
import { snowfall } from './snowfall.ts';

/** Returns the frame at a time of the loop, from 0 to 1. */
export type FrameAt = (time: number) => Frame | Promise<Frame>;

export interface Loop {
  /** Name in URLs: `/v/ridge/winter-porch`. The loop of a scene has the scene's name and starts with its image. */
  name: string;
  seconds: number;
  /** Constant rate factor of the encoder. */
  crf: number;
  prepare(): Promise<FrameAt>;
}

export const framesPerSecond = 24;
/** Width of a scene's loop in pixels. */
const sceneWidth = 1280;

const scenes: readonly Loop[] = [
  { name: 'winter-porch', seconds: 5, crf: 29, prepare: async () => snowfall(await renderScene('winter-porch', sceneWidth)) },
  {
    name: 'pine-camp',
    seconds: 4,
    crf: 24,
    prepare: async () =>
      firelight(await renderScene('pine-camp', sceneWidth), { embers: [0.746, 0.874], width: 0.075, height: 0.16, light: 0.26 }),
  },
];

function clips(): Loop[] {
  return loadCatalog().styles.flatMap((style) => {
    const swatch = style.swatches.find(({ colorId }) => colorId === style.filmed);
    return swatch ? [{ name: clipName(style), seconds: 6, crf: 35, prepare: () => closeUp(style, swatch) }] : [];
  });
}

export const loops = (): Loop[] => [...scenes, ...clips()];

export async function* framesOf({ seconds, prepare }: Loop): AsyncGenerator<Frame> {
  const frameAt = await prepare();
  const count = seconds * framesPerSecond;
  for (let frame = 0; frame < count; frame++) yield frameAt(frame / count);
}
