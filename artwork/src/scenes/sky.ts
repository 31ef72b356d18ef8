// Clouds: tapered strokes that two flat filters soften, the far ones closer to the light on the horizon.
import { mix } from '../kit/color.ts';
import { type Chance, num, taper } from '../kit/geometry.ts';

export interface CloudBank {
  count: number;
  /** Height of the lowest cloud, in scene units from the top. */
  floor: number;
  tones: [lit: string, shaded: string];
  light: string;
  scale?: number;
  /** Ratio of thickness to length; below 1 for streaks. */
  thick?: number;
  opacity?: number;
}

export function clouds(r: Chance, { count, floor, tones, light, scale = 1, thick = 1, opacity = 0.3 }: CloudBank): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const y = 30 + r() * r() * (floor - 30);
    const x = r.range(-150, 1600);
    const l = r.range(90, 420) * scale;
    const body = taper(
      [
        [x, y],
        [x + l * 0.4, y - r.range(2, 12)],
        [x + l, y + r.near(0, 9)],
      ],
      r.range(6, 26) * scale * thick,
      0.35,
    );
    out += `<path d="${body}" fill="${mix(tones[r() < 0.55 ? 0 : 1], light, (y / floor) * 0.85)}" fill-opacity="${num(r.range(opacity, opacity + 0.3))}"/>`;
  }
  return out;
}
