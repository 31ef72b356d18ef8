// Parts of snowy landscapes: mountains, spruces under snow, a field with footprints. For a canvas of 1600 x 700.
import { mix } from '../kit/color.ts';
import { type Chance, num, taper } from '../kit/geometry.ts';
import { below, facets, firs, ridgeLine, spruce } from './land.ts';

export function snowyMountains(r: Chance): string {
  let out = '';
  const layers = [
    { y: 356, height: 128, color: '#8ea3bd', dark: '#5f7897', segments: 6 },
    { y: 392, height: 64, color: '#7890ae', dark: '#4b6485', segments: 5 },
    { y: 420, height: 40, color: '#8aa0bb', dark: '#3e5777', segments: 6 },
  ];
  layers.forEach(({ y, height, color, dark, segments }, i) => {
    const line = ridgeLine(r, y, height, 0.42, segments);
    out += `<path d="${below(line, 470)}" fill="${color}"/>`;
    if (i < 2) out += `<path d="${facets(r, line, 120 - i * 50)}" fill="${dark}" fill-opacity=".5"/>`;
    if (i) out += `<path d="${firs(r, line, 8 + i * 8, 6 + i * 2)}" fill="${mix(dark, '#1b2c44', 0.5)}"/>`;
  });
  return out;
}

export function snowyTrees(r: Chance, spots: [x: number, foot: number, height: number][], color: string, snow: string): string {
  let trees = '';
  let caps = '';
  for (const [x, foot, height] of spots) {
    trees += spruce(r, x, foot, height, r.range(0.17, 0.22));
    const tiers = Math.round(8 + height / 26);
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      for (const side of [-1, 1]) {
        if (r() < 0.2) continue;
        const reach = side * height * 0.17 * t ** 0.86 * r.range(0.6, 1);
        const y = foot - height * (1 - t * 0.92);
        if (i < 2) continue;
        caps += taper(
          [
            [x + reach * 0.08, y - height * 0.04],
            [x + reach * 0.55, y - height * 0.016],
            [x + reach, y + height * 0.016],
          ],
          Math.max(1.6, height * r.range(0.013, 0.022)),
          0.6,
        );
      }
    }
  }
  return `<path d="${trees}" fill="${color}"/><path d="${caps}" fill="${snow}" fill-opacity=".86"/>`;
}

export function snowField(r: Chance): string {
  let shade = '';
  let light = '';
  for (let k = 0; k < 70; k++) {
    const y = 446 + r() ** 1.2 * 250;
    const x = r.range(-80, 1000);
    const l = r.range(60, 300) * (0.4 + (y - 440) / 240);
    const mark = taper(
      [
        [x, y],
        [x + l * 0.5, y - 6],
        [x + l, y + 3],
      ],
      2 + (y - 440) / 16,
      0.4,
    );
    if (k % 3) shade += mark;
    else light += mark;
  }
  // Footprints from the foreground to the trees.
  let prints = '';
  for (let k = 0; k < 26; k++) {
    const t = k / 26;
    const x = 560 - 330 * t + 70 * Math.sin(t * 4) + (k % 2 ? 1 : -1) * 12 * (1 - t);
    const y = 690 - 236 * t ** 0.8;
    const w = 15 * (1 - t * 0.85);
    prints += `M${num(x - w)} ${num(y)}C${num(x - w)} ${num(y - w * 0.5)} ${num(x + w * 0.8)} ${num(y - w * 0.5)} ${num(x + w)} ${num(y)}C${num(x + w * 0.6)} ${num(y + w * 0.4)} ${num(x - w * 0.6)} ${num(y + w * 0.4)} ${num(x - w)} ${num(y)}Z`;
  }
  return `<path d="${below(ridgeLine(r, 452, 14, 0.4, 5))}" fill="url(#snow)"/><path d="${shade}" fill="#54719a" fill-opacity=".26"/><path d="${light}" fill="#e6eef8" fill-opacity=".4"/><path d="${prints}" fill="#3d587f" fill-opacity=".6"/>`;
}
