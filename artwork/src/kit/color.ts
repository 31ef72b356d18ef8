/** Color arithmetic. Colors are `#rrggbb`. */

export const rgb = (hex: string): [red: number, green: number, blue: number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const byte = (value: number) =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');

/** `t` = 0 returns `from`, 1 returns `to`. */
export function mix(from: string, to: string, t: number): string {
  const a = rgb(from);
  const b = rgb(to);
  return `#${byte(a[0] + (b[0] - a[0]) * t)}${byte(a[1] + (b[1] - a[1]) * t)}${byte(a[2] + (b[2] - a[2]) * t)}`;
}

/** Returns the lightness, from 0 (black) to 1 (white). */
export function lum(hex: string): number {
  const [r, g, b] = rgb(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** Lightens near-black and darkens near-white a little, so that folds stay visible. */
export function cloth(swatch: string): string {
  const l = lum(swatch);
  if (l < 0.16) return mix(swatch, '#4a4a4c', (0.16 - l) * 1.5);
  if (l > 0.88) return mix(swatch, '#dcd8d0', (l - 0.88) * 2.2);
  return swatch;
}

/** Multiplies the lightness by `k` without changing the hue; for fabric that its relief darkens. */
export const lifted = (hex: string, k: number): string => {
  const [r, g, b] = rgb(hex);
  return `#${byte(r * k)}${byte(g * k)}${byte(b * k)}`;
};

export type Palette = {
  base: string;
  deep: string;
  soft: string;
  thread: string;
  lining: string;
  trim: string;
};

export function palette(swatch: string, overrides: { thread?: string; lining?: string; trim?: string } = {}): Palette {
  const base = cloth(swatch);
  const l = lum(base);
  return {
    base,
    deep: mix(base, '#0d0c10', 0.3),
    soft: mix(base, l > 0.5 ? '#3a2c20' : '#ffffff', 0.12),
    thread: overrides.thread ?? (l > 0.6 ? mix(base, '#6e5638', 0.42) : mix(base, '#e8cf9f', l < 0.16 ? 0.34 : 0.5)),
    lining: overrides.lining ?? '#6b5a48',
    trim: overrides.trim ?? mix(base, l > 0.5 ? '#5a3d26' : '#0b0a0c', 0.5),
  };
}
