import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitView, shareOf } from './map-view.ts';
import { project } from './projection.ts';
import { spreadPins } from './spread-pins.ts';

const share = fc.double({ min: 0.16, max: 0.84, noNaN: true });
const distances = (points: readonly { x: number; y: number }[]) =>
  points.flatMap((one, index) => points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));

it('keeps any pins apart, also those of the same place', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ x: share, y: share }), { maxLength: 20 }),
      fc.double({ min: 0.01, max: 0.1, noNaN: true }),
      (places, gap) => {
        expect(Math.min(gap, ...distances(spreadPins(places, gap)))).toBeGreaterThan(gap * 0.98);
      },
    ),
  );
  const sameTown = spreadPins(Array(6).fill({ x: 0.5, y: 0.5 }), 0.1);
  expect(Math.min(...distances(sameTown))).toBeGreaterThanOrEqual(0.1);
});

it('leaves pins without close neighbors where the stores are', () => {
  const places = [
    { x: 0.2, y: 0.2 },
    { x: 0.21, y: 0.2 },
    { x: 0.8, y: 0.6 },
  ];
  expect(spreadPins(places, 0.1)[2]).toEqual(places[2]);
  expect(spreadPins(places, 0.005)).toEqual(places);
});

it('STORE-002 keeps the pins of stores around Lake Superior in the frame of a map of all stores, near their places', () => {
  const [ely, tower, twoHarbors, grandMarais, thunderBay, palmer, bangor] = [
    [47.9, -91.87],
    [47.8, -92.27],
    [47.02, -91.67],
    [47.75, -90.33],
    [48.44, -89.22],
    [61.6, -149.11],
    [44.8, -68.77],
  ].map(([latitude = 0, longitude = 0]) => project({ latitude, longitude }));
  const stores = [ely!, tower!, twoHarbors!, grandMarais!, thunderBay!, palmer!, bangor!];
  const places = stores.map((store) => shareOf(fitView(stores), store));
  const pins = spreadPins(places, 32 / 352);
  for (const [index, pin] of pins.entries()) {
    expect(Math.min(pin.x, pin.y, 1 - pin.x, 1 - pin.y)).toBeGreaterThan(16 / 352);
    expect(Math.hypot(pin.x - places[index]!.x, pin.y - places[index]!.y)).toBeLessThan(48 / 352);
  }
});
