import type { RawImage } from '@outfitter/artwork';

export interface Frame {
  data: Uint8Array;
  width: number;
  height: number;
}

export type Rgb = readonly [red: number, green: number, blue: number];

export function frameOf({ data, width, height }: RawImage): Frame {
  return { data: new Uint8Array(data), width, height };
}

/** Paints a soft disc; `strength` is 0 to 1 at its center. Pixels outside the frame are clipped. */
export function glowAt(frame: Frame, [x, y]: readonly [number, number], radius: number, color: Rgb, strength: number): void {
  const { data, width, height } = frame;
  for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, Math.ceil(y + radius)); row++) {
    for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, Math.ceil(x + radius)); column++) {
      const distance = Math.hypot(column - x, row - y) / radius;
      if (distance >= 1) continue;
      const share = strength * (1 - distance * distance);
      const at = (row * width + column) * 3;
      for (const [channel, value] of color.entries()) data[at + channel] = mixed(data[at + channel] ?? 0, value, share);
    }
  }
}

function mixed(from: number, to: number, share: number): number {
  return Math.round(from + (to - from) * share);
}
