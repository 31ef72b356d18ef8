/** Animates snowfall as a seamless loop: every flake falls a whole number of times. */

import type { RawImage } from '@outfitter/artwork';
import { chance } from '@outfitter/artwork';
import { type Frame, frameOf, glowAt, type Rgb } from './frame.ts';

interface Flake {
  x: number;
  y: number;
  radius: number;
  falls: number;
  sway: number;
  /** Sways per loop. */
  sways: number;
  phase: number;
  strength: number;
}

const white: Rgb = [240, 245, 250];

/** Returns random flakes: distant ones are small, slow and faint. */
function flakes(count: number, { width, height }: RawImage): Flake[] {
  const r = chance(24);
  return Array.from({ length: count }, (_, index) => {
    const isNear = index % 5 === 0;
    return {
      x: r() * width,
      y: r() * height,
      radius: isNear ? r.range(2.6, 4.2) : r.range(1.3, 2.2),
      falls: isNear ? 2 : 1,
      sway: isNear ? r.range(10, 26) : r.range(4, 14),
      sways: isNear ? 2 : 1,
      phase: r() * Math.PI * 2,
      strength: isNear ? 0.75 : 0.6,
    };
  });
}

export function snowfall(scene: RawImage): (time: number) => Frame {
  const all = flakes(90, scene);
  return (time) => {
    const frame = frameOf(scene);
    const around = scene.height + 12;
    for (const { x, y, radius, falls, sway, sways, phase, strength } of all) {
      const down = ((y + falls * time * around) % around) - 6;
      const aside = x + sway * Math.sin(2 * Math.PI * sways * time + phase);
      glowAt(frame, [aside, down], radius, white, strength);
    }
    return frame;
  };
}
