import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitView, kilometersAcross, moveView, scaleLength, shareOf, tilesOf, zoomView } from './map-view.ts';
import { isAtEdge, placeLabels } from './place-labels.ts';
import { kilometersPerUnit, project, worldSize } from './projection.ts';

const ely = { latitude: 47.9, longitude: -91.87 };
const bend = { latitude: 44.05, longitude: -121.32 };
const burlington = { latitude: 44.48, longitude: -73.21 };
const place = fc.record({
  latitude: fc.double({ min: 25, max: 62, noNaN: true }),
  longitude: fc.double({ min: -150, max: -60, noNaN: true }),
});

describe('the projection', () => {
  it('maps the world to a square, and keeps what cannot be on it inside', () => {
    expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: worldSize / 2, y: worldSize / 2 });
    expect(project({ latitude: 90, longitude: 180 }).y).toBeGreaterThan(0);
    expect(project({ latitude: -90, longitude: -180 }).y).toBeLessThan(worldSize);
  });

  it('states the length of a unit: 40,075 km around the equator, two thirds of it at 48°', () => {
    expect(kilometersPerUnit(worldSize / 2) * worldSize).toBeCloseTo(40_075);
    expect(kilometersPerUnit(project(ely).y) * worldSize).toBeCloseTo(40_075 * Math.cos((47.9 * Math.PI) / 180), 0);
  });
});

describe('the view of a map', () => {
  it('shows every store, with a margin', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 14 }), (places) => {
        const view = fitView(places.map(project));
        for (const each of places) {
          const { x, y } = shareOf(view, project(each));
          expect(Math.min(x, y)).toBeGreaterThan(0);
          expect(Math.max(x, y)).toBeLessThan(1);
        }
      }),
    );
  });

  it('shows the surroundings of a single store, and the United States without one', () => {
    expect(kilometersAcross(fitView([project(ely)]))).toBeCloseTo(90);
    const { x, y } = shareOf(fitView([]), project({ latitude: 39.8, longitude: -98.6 }));
    expect([x, y].map((share) => Math.round(share * 10))).toEqual([5, 5]);
  });

  it('keeps the place under the pointer when it zooms, and the drawing in sight when it moves', () => {
    const view = fitView([ely, bend, burlington].map(project));
    const before = shareOf(view, project(ely));
    const after = shareOf(zoomView(view, 2, before), project(ely));
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(moveView(view, { x: -100, y: 100 })).toEqual(moveView(view, { x: -200, y: 200 }));
    expect(zoomView(view, 1e9).size).toBe(zoomView(view, 1e12).size);
  });

  it('chooses a round length of the scale', () => {
    expect([90, 250, 1_000, 3_700, 30].map(scaleLength)).toEqual([20, 50, 200, 500, 5]);
  });

  it('covers the frame with tiles of one zoom level', () => {
    const view = fitView([project(ely)]);
    const tiles = tilesOf(view);
    expect(new Set(tiles.map(({ zoom }) => zoom)).size).toBe(1);
    expect(tiles.length).toBeLessThan(82);
    const { x, y } = project(ely);
    expect(tiles.some(({ column, row, size }) => Math.floor(x / size) === column && Math.floor(y / size) === row)).toBe(true);
  });
});

describe('the names on the map', () => {
  it('name large cities and states from afar, towns from near', () => {
    const names = (points: (typeof ely)[]) => placeLabels(fitView(points.map(project)), []).map(({ name }) => name);
    expect(names([bend, burlington])).toContain('Seattle');
    expect(names([bend, burlington]).some((name) => name.startsWith('US-'))).toBe(true);
    expect(names([bend, burlington])).not.toContain('Hibbing');
    expect(names([ely])).toEqual(expect.arrayContaining(['Ely', 'Virginia']));
  });

  it('are at the edge if a frame as wide as the square would cut them off', () => {
    const labels = placeLabels(fitView([project(ely)]), []);
    expect(labels.filter(({ x }) => !isAtEdge(x)).map(({ name }) => name)).toContain('Ely');
    for (const x of [-0.03, 0.05, 0.9, 1.1]) expect(isAtEdge(x)).toBe(true);
    for (const x of [0.12, 0.5, 0.78]) expect(isAtEdge(x)).toBe(false);
  });

  it('cover neither a pin nor each other', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), (places) => {
        const view = fitView(places.map(project));
        const pins = places.map((each) => shareOf(view, project(each)));
        const labels = placeLabels(view, pins);
        const isNear = (one: { x: number; y: number }, other: { x: number; y: number }) =>
          Math.abs(one.x - other.x) < 0.1 && Math.abs(one.y - other.y) < 0.04;
        expect(labels.some((label, index) => [...pins, ...labels.slice(0, index)].some((other) => isNear(label, other)))).toBe(false);
      }),
    );
  });
});
