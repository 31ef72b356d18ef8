import type { RawImage } from '@outfitter/artwork';
import { chance } from '@outfitter/artwork';
import { type Frame, frameOf, glowAt, type Rgb } from './frame.ts';

/** Center of the embers, and reach of flames and light, as fractions of the image. */
export interface Fire {
  embers: readonly [x: number, y: number];
  width: number;
  height: number;
  light: number;
}

const spark: Rgb = [255, 190, 110];
const fullTurn = 2 * Math.PI;

/** Returns a brightness around 1, with a whole number of periods per loop. */
function flickerAt(time: number): number {
  return 1 + 0.05 * Math.sin(fullTurn * 3 * time) + 0.04 * Math.sin(fullTurn * 7 * time + 1) + 0.03 * Math.sin(fullTurn * 11 * time + 4);
}

/** Displaces flame pixels horizontally in upward waves that grow with height. */
function displaceFlames(frame: Frame, scene: RawImage, fire: Fire, time: number): void {
  const { width, height } = scene;
  const [middle, foot] = [fire.embers[0] * width, fire.embers[1] * height];
  const [half, flameHeight] = [(fire.width * width) / 2, fire.height * height];
  for (let row = Math.round(foot - flameHeight); row < foot; row++) {
    const up = (foot - row) / flameHeight;
    for (let column = Math.round(middle - half); column < middle + half; column++) {
      const inward = 1 - ((column - middle) / half) ** 2;
      const reach = half * 0.3 * Math.sqrt(up) * Math.max(0, inward) * Math.min(1, (1 - up) * 4);
      const wave = Math.sin(fullTurn * (4 * time + up * 1.1)) + 0.6 * Math.sin(fullTurn * (7 * time + up * 2.3) + column / 14);
      const from = Math.min(width - 1, Math.max(0, Math.round(column + reach * wave * 0.5)));
      const stretch = Math.min(
        height - 1,
        Math.round(row + flameHeight * 0.08 * up * Math.max(0, inward) * Math.sin(fullTurn * 5 * time + column / 9)),
      );
      const source = (stretch * width + from) * 3;
      frame.data.set(scene.data.subarray(source, source + 3), (row * width + column) * 3);
    }
  }
}

function brighten(frame: Frame, fire: Fire, time: number): void {
  const { data, width, height } = frame;
  const [x, y, reach] = [fire.embers[0] * width, fire.embers[1] * height, fire.light * width];
  const gain = flickerAt(time) - 1;
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++) {
    for (let column = Math.max(0, Math.floor(x - reach)); column < Math.min(width, x + reach); column++) {
      const near = 1 - Math.hypot(column - x, row - y) / reach;
      if (near <= 0) continue;
      const at = (row * width + column) * 3;
      for (const [channel, share] of [1, 0.8, 0.45].entries()) {
        data[at + channel] = Math.max(0, Math.min(255, Math.round((data[at + channel] ?? 0) * (1 + gain * share * near))));
      }
    }
  }
}

export function firelight(scene: RawImage, fire: Fire): (time: number) => Frame {
  const r = chance(7);
  const sparks = Array.from({ length: 22 }, () => ({ start: r(), x: r.near(0, 1), drift: r.near(0, 1), lives: r() < 0.4 ? 3 : 2 }));
  const [x, y] = [fire.embers[0] * scene.width, fire.embers[1] * scene.height];
  return (time) => {
    const frame = frameOf(scene);
    displaceFlames(frame, scene, fire, time);
    brighten(frame, fire, time);
    for (const { start, x: offset, drift, lives } of sparks) {
      const age = (start + lives * time) % 1;
      const center = [x + offset * 14 + drift * 46 * age + 6 * Math.sin(fullTurn * age * 2 + start * 9), y - 30 - age * 190] as const;
      glowAt(frame, center, 1.8, spark, (1 - age) * 0.9);
    }
    return frame;
  };
}
