// What lies behind a store: ridges, peaks, a lake, woods, a bluff. Everything ends at the street.
import { mix } from '../../kit/color.ts';
import { type Chance, num, type Point, smooth, taper } from '../../kit/geometry.ts';
import { below, facets, firs, ridgeLine, spruce } from '../land.ts';
import { snowyTrees } from '../snow-country.ts';
import type { Light } from './light.ts';

/** The foot of every store's wall. */
export const STREET = 604;

export type Place = (r: Chance, light: Light) => string;
export const together =
  (...layers: Place[]): Place =>
  (r, light) =>
    layers.map((layer) => layer(r, light)).join('');

interface Ridge {
  y: number;
  height: number;
  color: string;
  /** How far the haze has covered it, from 0 to 1. */
  far: number;
  segments?: number;
  rough?: number;
  trees?: [size: number, gap: number];
}

export const ridge =
  ({ y, height, color, far, segments = 6, rough = 0.4, trees }: Ridge): Place =>
  (r, { haze }) => {
    const line = ridgeLine(r, y, height, rough, segments);
    const tone = mix(color, haze, far);
    const dark = mix(tone, '#16202a', 0.34);
    return (
      `<path d="${below(line, STREET)}" fill="${tone}"/>` +
      (height > 70 ? `<path d="${facets(r, line, height * 1.2)}" fill="${dark}" fill-opacity=".4"/>` : '') +
      (trees ? `<path d="${firs(r, line, ...trees)}" fill="${mix(dark, '#13201c', 0.3)}"/>` : '') +
      `<path d="${below(line, STREET)}" fill="url(#mist)" fill-opacity="${num(0.2 + far * 0.7)}"/>`
    );
  };

/** Breaks a drawn line into rock: each half of a step is displaced less than the one before. */
function broken(r: Chance, drawn: Point[], rough: number): Point[] {
  let line = drawn;
  for (let k = 0, reach = rough; k < 4; k++, reach *= 0.5)
    line = line.flatMap((p, i): Point[] => {
      const q = line[i + 1];
      return q ? [p, [(p[0] + q[0]) / 2 + r.near(0, (q[0] - p[0]) * 0.1), (p[1] + q[1]) / 2 + r.near(0, reach)]] : [p];
    });
  return line;
}

interface Massif {
  line: Point[];
  color: string;
  far: number;
  rough?: number;
  snow?: number;
}

/** Mountains with a drawn outline, lit from the upper left; several in one scene need different heights of snow. */
export const massif =
  ({ line: drawn, color, far, rough = 26, snow }: Massif): Place =>
  (r, { haze, sun }) => {
    const line = broken(r, drawn, rough);
    const tone = mix(color, haze, far);
    const id = `m${Math.round(drawn[1]?.[0] ?? 0)}`;
    let teeth = 'M-60 -10L1660 -10';
    if (snow) for (let x = 1660; x > -60; x -= r.range(9, 26)) teeth += `L${num(x)} ${num(snow + r.near(0, 34) - (x % 3) * 6)}`;
    const shaded = facets(r, line, 150) + facets(r, line, 90);
    return (
      `<clipPath id="${id}"><path d="${below(line, STREET)}"/></clipPath><path d="${below(line, STREET)}" fill="${tone}"/><g clip-path="url(#${id})">` +
      gullies(r, line, mix(tone, '#121a24', 0.4)) +
      (snow ? `<path d="${teeth}Z" fill="${mix('#f4f4ee', mix(haze, sun.color, 0.3), far * 0.7)}"/>` : '') +
      `<path d="${shaded}" fill="${mix(tone, '#33476a', 0.6)}" fill-opacity=".46"/></g>` +
      `<path d="${below(line, STREET)}" fill="url(#mist)" fill-opacity="${num(0.25 + far * 0.6)}"/>`
    );
  };

function gullies(r: Chance, line: Point[], color: string): string {
  let d = '';
  for (const [x, y] of line) {
    if (r() < 0.35) continue;
    const l = r.range(40, 150);
    d += taper(
      [
        [x, y + r.range(4, 30)],
        [x + r.near(6, 12), y + l * 0.5],
        [x + r.near(16, 30), y + l],
      ],
      r.range(2, 7),
      0.3,
    );
  }
  return `<path d="${d}" fill="${color}" fill-opacity=".32"/>`;
}

interface Lake {
  shore: number;
  deep: string;
}

/** Water from `shore` down to the street, with the light of the sky on it. */
export const lake =
  ({ shore, deep }: Lake): Place =>
  (r, { sky, sun }) => {
    let pale = '';
    let dark = '';
    let glitter = '';
    for (let k = 0; k < 300; k++) {
      const t = r() ** 1.6;
      const [x, y, l] = [r.range(-80, 1600), shore + 3 + t * (STREET - shore), (12 + t * 90) * r.range(0.5, 1.5)];
      const mark = taper(
        [
          [x, y],
          [x + l * 0.4, y - 1 - t * 3],
          [x + l, y + r.near(0, 2)],
        ],
        (0.9 + t * 4.5) * r.range(0.5, 1.1),
        0.4,
      );
      if (Math.abs(x + l / 2 - sun.x * 1600) < 50 + t * 170 && r() < 0.6) glitter += mark;
      else if (r() < 0.45) pale += mark;
      else dark += mark;
    }
    return `<rect y="${shore}" width="1600" height="${STREET - shore}" fill="${deep}"/><rect y="${shore}" width="1600" height="${STREET - shore}" fill="url(#water)"/><path d="${dark}" fill="${mix(deep, '#0c1a20', 0.5)}" fill-opacity=".4"/><path d="${pale}" fill="${mix(sky[2], '#ffffff', 0.2)}" fill-opacity=".34"/><path d="${glitter}" fill="${sun.color}" fill-opacity=".6"/>`;
  };

interface Stand {
  from: number;
  to: number;
  foot: number;
  height: [low: number, high: number];
  gap: number;
  color: string;
  far: number;
  snow?: boolean;
}

export const stand =
  ({ from, to, foot, height, gap, color, far, snow = false }: Stand): Place =>
  (r, { haze }) => {
    const spots: [number, number, number][] = [];
    for (let x = from; x < to; x += gap * r.range(0.6, 1.5)) spots.push([x, foot + r.near(0, 6), r.range(...height)]);
    const tone = mix(color, haze, far);
    if (snow) return snowyTrees(r, spots, tone, mix('#dfe8f2', haze, far));
    return `<path d="${spots.map(([x, y, h]) => spruce(r, x, y, h, r.range(0.16, 0.22))).join('')}" fill="${tone}"/>`;
  };

/** Open ground in front of the land: grass, gravel or snow, uneven at its upper edge. */
export const meadow =
  (y: number, color: string): Place =>
  (r, { haze }) => {
    const edge: Point[] = [];
    for (let x = -40; x <= 1680; x += 120) edge.push([x, y + r.near(0, 7)]);
    let dark = '';
    let pale = '';
    for (let k = 0; k < 130; k++) {
      const t = r();
      const [x, my, l] = [r.range(-60, 1600), y + 8 + t * (STREET - y), r.range(30, 150)];
      const mark = taper(
        [
          [x, my],
          [x + l / 2, my - 3],
          [x + l, my],
        ],
        1.5 + t * 5,
      );
      if (k % 2) dark += mark;
      else pale += mark;
    }
    return `<path d="${smooth(edge)}L1680 ${STREET + 4}L-40 ${STREET + 4}Z" fill="${mix(color, haze, 0.14)}"/><path d="${dark}" fill="${mix(color, '#141a1c', 0.5)}" fill-opacity=".3"/><path d="${pale}" fill="${mix(color, '#fff4d4', 0.6)}" fill-opacity=".3"/>`;
  };
