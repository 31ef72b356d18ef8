// A store of the brand seen from across its street, with its place behind it. 1600 x 700; every store is a set of parameters.
import type { Item, Scene } from '../../kit/finish.ts';
import { type Chance, chance, num } from '../../kit/geometry.ts';
import { framed, linear, OVERHEAD, radial, softener, stop, wash } from '../setting.ts';
import { clouds } from '../sky.ts';
import { type House, snowLoad, walled } from './house.ts';
import type { Light } from './light.ts';
import { pavement, type WalkKind } from './pavement.ts';
import { type Place, STREET } from './places.ts';
import { GLASS, type ShopFront, shopFront, shopGlow } from './shop-front.ts';

/** A garment in a display window; feet stand on its floor, everything else hangs from its rail. */
export interface Displayed {
  svg: string;
  standing?: boolean;
}

export interface StoreFront {
  seed: number;
  town: string;
  light: Light;
  place: Place;
  walk: { kind: WalkKind; color: string };
  house: House;
  front: ShopFront;
  displays: Displayed[][];
  /** Draws what stands in front of the land and behind the building. */
  beside?: (r: Chance) => string;
  /** Draws what is on the building and in front of it, in the order of depth. */
  details?: (r: Chance) => string;
  items?: Item[];
  weather?: 'snow' | 'rain';
  hasSnow?: boolean;
}

function paints({ sky, sun, haze, shade, lamps }: Light): string {
  const [color, dark] = shade;
  return (
    linear('sky', stop(0, sky[0]) + stop(0.42, sky[1]) + stop(0.72, sky[2])) +
    radial('sun', sun.x, sun.y, 0.42, stop(0, sun.color, sun.strength) + stop(0.4, sun.color, sun.strength * 0.4) + stop(1, sun.color, 0)) +
    linear('mist', stop(0, haze, 0) + stop(0.7, haze, 0.5) + stop(1, haze, 0.9)) +
    linear('water', stop(0, sky[2], 0.75) + stop(0.3, sky[1], 0.4) + stop(1, sky[0], 0.1)) +
    linear('facade', stop(0, color, dark * 0.7) + stop(0.5, color, dark) + stop(1, color, Math.min(1, dark * 1.3))) +
    linear('street', stop(0, '#08080c', 0.36) + stop(0.2, color, dark * 0.6) + stop(1, color, Math.min(1, dark * 1.5 + 0.1))) +
    linear('slope', stop(0, sun.color, 0.16) + stop(1, color, Math.min(1, dark + 0.2))) +
    linear('round', stop(0, '#ffe3b4', 0.26) + stop(0.25, '#ffe3b4', 0.08) + stop(0.6, '#0c0a0c', 0.12) + stop(1, '#06060c', 0.7)) +
    radial('end', 0.4, 0.35, 0.7, stop(0, '#f0d0a0', 0.24) + stop(0.6, '#1a1410', 0.1) + stop(1, '#0c1426', 0.7)) +
    radial(
      'room',
      0.5,
      0.3,
      0.9,
      lamps > 0.5
        ? stop(0, '#ffdf9c') + stop(0.5, '#dc9a48') + stop(1, '#7c4a20')
        : stop(0, '#b08a5c') + stop(0.5, '#7a5a3c') + stop(1, '#3a2a1e'),
    ) +
    linear('transom', stop(0, sky[1], 0.85) + stop(1, lamps > 0.5 ? '#e6a856' : '#6f6a5c')) +
    linear('leaf', stop(0, '#fff2d6', 0.12) + stop(1, '#08080c', 0.3)) +
    linear('snowfall', stop(0, '#e6eef7') + stop(1, '#a9bdd8')) +
    linear('drift', stop(0, '#d6e2f0') + stop(1, '#7f98be')) +
    radial('pit', 0.5, 0.5, 0.5, stop(0, '#07080c', 0.7) + stop(0.6, '#07080c', 0.36) + stop(1, '#07080c', 0)) +
    softener('wisp', '9 3', OVERHEAD)
  );
}

const heavens = (r: Chance, { clouds: { tones, light, count } }: Light) =>
  wash('url(#sky)') +
  wash('url(#sun)') +
  `<g filter="url(#wisp)">${clouds(r, { count, floor: 320, tones, light, scale: 1.4, thick: 0.8, opacity: 0.22 })}</g>`;

function falling(r: Chance, weather: StoreFront['weather']): string {
  let out = '';
  if (weather === 'snow')
    for (let k = 0; k < 190; k++)
      out += `<circle cx="${num(r.range(0, 1600))}" cy="${num(r.range(0, 696))}" r="${num(1 + r() ** 2 * 2.6)}" fill="#dce8f5" fill-opacity="${num(r.range(0.3, 0.7))}"/>`;
  if (weather === 'rain') {
    let d = '';
    for (let k = 0; k < 260; k++) d += `M${num(r.range(0, 1600))} ${num(r.range(-10, 690))}l-5 ${num(r.range(16, 34))}`;
    out += `<path d="${d}" stroke="#cfdadc" stroke-opacity=".3" stroke-width="1.4"/>`;
  }
  return out;
}

function displayed({ front, displays, light }: StoreFront): Item[] {
  const [red, green, blue] = light.tint;
  const warm = light.lamps * 0.12;
  return displays.flatMap((garments, i) => {
    const [left, right] = front.windows[i] ?? [0, 0];
    const step = (right - left - 16) / garments.length;
    return garments.map(({ svg, standing }, k): Item => {
      const size = standing ? Math.min(step * 1.45, 104) : Math.min(step * (garments.length > 2 ? 1.66 : 1.36), 146);
      const y = standing ? GLASS.bottom - 8 - size * 0.93 : GLASS.top + 30;
      return {
        svg,
        x: left + 8 + step * (k + 0.5) - size / 2,
        y,
        size,
        tint: [Math.min(1.04, red + warm), green + warm * 0.4, blue - warm * 0.4],
        shadow: [4, 4, 4, 0.5],
      };
    });
  });
}

export function storeFront(store: StoreFront): Scene {
  const r = chance(store.seed);
  const { light, place, house, front, town, walk } = store;
  const [left, right] = [house.left, house.right];
  const drawing =
    heavens(r, light) +
    place(r, light) +
    (store.beside?.(r) ?? '') +
    pavement(r, walk.kind, walk.color) +
    `<ellipse cx="${(left + right) / 2}" cy="${STREET + 8}" rx="${(right - left) * 0.56}" ry="20" fill="url(#pit)"/>` +
    walled(r, house) +
    (store.hasSnow ? snowLoad(house) : '') +
    shopFront(front, town) +
    (store.details?.(r) ?? '');
  const { sun, lamps } = light;
  const glow = framed(
    radial(
      'g',
      sun.x,
      sun.y,
      0.6,
      stop(0, sun.color, 0.3 * sun.strength) + stop(0.5, sun.color, 0.08 * sun.strength) + stop(1, '#000000'),
    ) +
      radial('bulb', 0.5, 0.4, 0.5, stop(0, '#ffca78', 0.8) + stop(0.4, '#c9812e', 0.35) + stop(1, '#7a4414', 0)) +
      radial('warm', 0.5, 0.2, 0.8, stop(0, '#a86a24', 0.8) + stop(1, '#5a300c', 0.2)) +
      linear('spill', stop(0, '#b8742e', 0.55) + stop(1, '#6a3a14', 0)),
    `${wash('#000000')}${wash('url(#g)')}${shopGlow(front, lamps, light.sky[2])}${falling(r, store.weather)}`,
  );
  return {
    svg: framed(paints(light), drawing),
    glow,
    loose: 0.7,
    grain: 3.5,
    brush: 0.04,
    bloom: 0.26,
    items: [...displayed(store), ...(store.items ?? [])],
  };
}
