/** Wide images, each drawn by a pure function and lit like the products: six for heroes and headers, one of each store. */
import { paintScene } from '../kit/finish.ts';
import { farmLane } from './farm-lane.ts';
import { harbour } from './harbor.ts';
import { pineCamp } from './pine-camp.ts';
import { ridgeDawn } from './ridge-dawn.ts';
import type { SceneEntry } from './scene-entry.ts';
import { storeScenes } from './stores/index.ts';
import { winterPorch } from './winter-porch.ts';
import { workshop } from './workshop.ts';

type WideScene = 'ridge-dawn' | 'workshop' | 'pine-camp' | 'farm-lane' | 'harbour' | 'winter-porch';
export type SceneName = WideScene | keyof typeof storeScenes;

export const scenes: Record<SceneName, SceneEntry> = {
  'ridge-dawn': {
    scene: ridgeDawn,
    focus: [0.69, 0.6],
    alt: 'Sunrise over layered ridges; a pickup and a red barn in the valley.',
    ground: '#a79d8f',
  },
  workshop: {
    scene: workshop,
    focus: [0.8, 0.5],
    alt: 'A plank-walled workshop in morning light: tools on their nails, boots and a toolbox on the bench, a canvas jacket on a peg.',
    ground: '#4d3622',
  },
  'pine-camp': {
    scene: pineCamp,
    focus: [0.82, 0.6],
    alt: 'Dusk by a lake in the pines: a canvas tent, a kettle over a campfire, boots beside a log with a folded coat on it.',
    ground: '#3f4c5a',
  },
  'farm-lane': {
    scene: farmLane,
    focus: [0.72, 0.6],
    alt: 'A wet farm lane in the morning: puddles full of sky, a red tractor by its shed, rubber boots at the gate.',
    ground: '#8f9c8c',
  },
  harbour: {
    scene: harbour,
    focus: [0.82, 0.5],
    alt: 'A trawler alongside a timber quay under breaking clouds; crates and nets on the boards, a yellow rain shell on its peg.',
    ground: '#5f6e6d',
  },
  'winter-porch': {
    scene: winterPorch,
    focus: [0.79, 0.6],
    alt: 'Blue hour on a snowed-in cabin porch: a lit window, stacked firewood, a dog lying in its coat below a parka on a peg.',
    ground: '#33445f',
  },
  ...storeScenes,
};

/** Renders a scene, `width` pixels wide and 7/16 as high; deterministic. */
export function paintSceneByName(name: SceneName, width: number): ReturnType<typeof paintScene> {
  return paintScene(scenes[name].scene(), width);
}
