/** Reads TopoJSON: lines that polygons share, as differences of quantized positions. */
export type Position = readonly [number, number];

interface Geometry {
  type: string;
  arcs?: number[][] | number[][][];
  geometries?: Geometry[];
  id?: string;
  properties?: Record<string, unknown>;
}

export interface Topology {
  transform: { scale: Position; translate: Position };
  arcs: Position[][];
  objects: Record<string, Geometry>;
}

export function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Position[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** Rings of arc numbers, the outer one first; a negative number `~n` is the arc `n` backward. */
export type Polygon = number[][];

export function polygonsOf(geometry: Geometry): Polygon[] {
  if (geometry.geometries) return geometry.geometries.flatMap(polygonsOf);
  if (geometry.type === 'Polygon') return [geometry.arcs as number[][]];
  return geometry.type === 'MultiPolygon' ? (geometry.arcs as number[][][]) : [];
}

export function joinArcs(ring: readonly number[], arcs: readonly (readonly Position[])[]): Position[] {
  return ring.flatMap((number, index) => {
    const arc = number < 0 ? (arcs[~number] ?? []).toReversed() : (arcs[number] ?? []);
    return index === 0 ? [...arc] : arc.slice(1);
  });
}

/** Returns the numbers of the arcs that two of the polygons share: the borders inside. */
export function sharedArcs(geometries: readonly Geometry[]): number[] {
  const uses = new Map<number, number>();
  for (const geometry of geometries) {
    const own = new Set(
      polygonsOf(geometry)
        .flat(2)
        .map((number) => (number < 0 ? ~number : number)),
    );
    for (const number of own) uses.set(number, (uses.get(number) ?? 0) + 1);
  }
  return [...uses].filter(([, count]) => count > 1).map(([number]) => number);
}

const keyOf = (position: Position | undefined) => String(position);

/** Joins lines that end where another one begins, so that simplifying does not stop at each of them. */
export function chainLines(lines: readonly (readonly Position[])[]): Position[][] {
  const open = lines.map((line) => [...line]);
  const ends = new Map<string, number>();
  for (const line of open) for (const end of [line[0], line.at(-1)]) ends.set(keyOf(end), (ends.get(keyOf(end)) ?? 0) + 1);
  const chains: Position[][] = [];
  for (let line = open.pop(); line; line = open.pop()) {
    for (let isGrowing = true; isGrowing; ) {
      const end = keyOf(line.at(-1));
      const next = ends.get(end) === 2 ? open.findIndex((other) => keyOf(other[0]) === end || keyOf(other.at(-1)) === end) : -1;
      const [found] = next < 0 ? [] : open.splice(next, 1);
      if (found) line.push(...(keyOf(found[0]) === end ? found : found.toReversed()).slice(1));
      else isGrowing = false;
    }
    const start = keyOf(line[0]);
    const before = ends.get(start) === 2 ? open.findIndex((other) => keyOf(other.at(-1)) === start || keyOf(other[0]) === start) : -1;
    if (before >= 0) open.push(line.toReversed());
    else chains.push(line);
  }
  return chains;
}
