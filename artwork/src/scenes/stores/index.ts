/** One scene for each store of the demo brand, after the description of its building, window and surroundings. */
import type { SceneEntry } from '../scene-entry.ts';
import { burlington, traverseCity } from './bays.ts';
import { bend, palmer } from './far-west.ts';
import { boise, bozeman, canmore } from './rockies.ts';
import { type StoreFront, storeFront } from './store-front.ts';
import { grandMarais, thunderBay, twoHarbors } from './superior.ts';
import { bangor, ely, stillwater, tower } from './woodland.ts';

/**
 * `door` is the middle of the door, on which crops center. The front is described only when it is drawn, as describing it draws garments.
 */
const entry = (front: () => StoreFront, door: number, alt: string, ground: string): SceneEntry => ({
  scene: () => storeFront(front()),
  focus: [door / 1600, 0.5],
  alt,
  ground,
});

export const storeScenes = {
  'store-ely': entry(
    ely,
    1000,
    'Snow falls on the old stone assay office, now the store in Ely: lit windows, a dog at the front door, spruces behind.',
    '#4a566c',
  ),
  'store-tower': entry(
    tower,
    930,
    'The long log store in Tower on a bright morning: pants and overalls in the windows, a wide bench, pines behind the roof.',
    '#6e7a62',
  ),
  'store-stillwater': entry(
    stillwater,
    970,
    'Evening light on two floors of brick dated 1911: the store in Stillwater, with the lift bridge and the bluffs behind it.',
    '#a07a55',
  ),
  'store-bangor': entry(
    bangor,
    1000,
    'The store in Bangor behind scaffolding: a blue tarpaulin on half of the roof, coats in dry windows, a gray river.',
    '#6f7a78',
  ),
  'store-two-harbors': entry(
    twoHarbors,
    950,
    'Sunrise over the ore dock and the lighthouse; the small gabled store in Two Harbors with boots in its windows, a bakery beside it.',
    '#a08f86',
  ),
  'store-grand-marais': entry(
    grandMarais,
    950,
    'Rain on the harbor of Grand Marais: the store in a net loft, its hoist above the door, yellow and blue rain shells in the windows.',
    '#6c7876',
  ),
  'store-traverse-city': entry(
    traverseCity,
    970,
    'Summer noon in Traverse City: red awnings on a pale store front, a picking ladder by the window, cherry trees and the bay behind.',
    '#93a694',
  ),
  'store-burlington': entry(
    burlington,
    990,
    'The former button factory in Burlington in evening light: sawtooth roof, two giant buttons beside the sign, the lake and the mountains.',
    '#9c7a62',
  ),
  'store-thunder-bay': entry(
    thunderBay,
    980,
    'A red canoe hangs above the teal store front in Thunder Bay; mitts in the window, the long cape across the lake.',
    '#7d8f8c',
  ),
  'store-bozeman': entry(
    bozeman,
    930,
    'Sunrise in Bozeman: the side door of the brick store stands open beside a pair of rubber boots, caps steam in the window, snow on the peaks.',
    '#a38a7e',
  ),
  'store-boise': entry(
    boise,
    1010,
    'The low plaster store in Boise at noon, pants in the window above a framed square of gravel; dry foothills behind.',
    '#b3a483',
  ),
  'store-bend': entry(
    bend,
    990,
    'The store in Bend, once the weigh station of a mill: a pickup on the truck scale, a dial in the gable, a snow-capped volcano behind.',
    '#8f9690',
  ),
  'store-palmer': entry(
    palmer,
    990,
    'Northern lights over Palmer: the store in a red gambrel barn under snow, four parkas in its lit windows, white peaks behind.',
    '#33465f',
  ),
  'store-canmore': entry(
    canmore,
    980,
    'The stone store in Canmore below three sharp peaks: windows full of coats, the timber frame of a new back room beside it.',
    '#8a9593',
  ),
};
