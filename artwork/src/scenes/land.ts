// Land seen from afar: ridge lines, their shaded sides, conifers.
import { type Chance, num, type Point } from '../kit/geometry.ts';

export function ridgeLine(r: Chance, y: number, height: number, rough = 0.5, segments = 5): Point[] {
  let line = Array.from(
    { length: segments + 1 },
    (_, i): Point => [-30 + (i / segments) * 1660, y - height * (i % 2 ? r.range(0.4, 1) : r.range(-0.1, 0.35))],
  );
  let reach = height * rough;
  while (line.length < 80) {
    line = line.flatMap((p, i): Point[] => {
      const q = line[i + 1];
      return q ? [p, [(p[0] + q[0]) / 2 + r.near(0, (q[0] - p[0]) * 0.12), (p[1] + q[1]) / 2 + r.near(0, reach * 0.5)]] : [p];
    });
    reach *= 0.52;
  }
  return line;
}

export const below = (line: Point[], floor = 720) =>
  `M${line.map(([x, y]) => `${Math.round(x)} ${num(y)}`).join('L')}L1640 ${floor}L-40 ${floor}Z`;

export function facets(r: Chance, line: Point[], reach: number): string {
  let d = '';
  line.forEach((peak, k) => {
    const near = line.slice(Math.max(0, k - 5), k + 6);
    if (near.length < 11 || near.some((q) => q[1] < peak[1])) return;
    const sky = line.slice(k, k + 14).filter((q) => q[1] - peak[1] < reach * 0.8);
    const spur: Point[] = [];
    for (let t = 0.1, x = peak[0]; t <= 1; t += 0.15) {
      x += r.near(reach * 0.05, reach * 0.13);
      spur.push([x, peak[1] + t * reach]);
    }
    const foot = sky.at(-1);
    const end = spur[5];
    if (!foot || !end) return;
    const teeth = [0.75, 0.5, 0.25].flatMap((t): Point[] => {
      const x = foot[0] - (foot[0] - end[0]) * (1 - t);
      return [
        [x + r.near(0, 8), end[1] + r.range(-34, -14)],
        [x - 16, end[1] + r.range(-6, 14)],
      ];
    });
    const outline: Point[] = [...sky, [foot[0], foot[1] + 8], ...teeth, ...spur.reverse()];
    d += `M${outline.map((q) => q.map(Math.round).join(' ')).join('L')}Z`;
  });
  return d;
}

function fir(x: number, foot: number, h: number, w: number): string {
  const tier = (out: number, down: number) => `l${num(w * out)} ${num(h * down)}`;
  const step = (back: number) => `h${num(w * back)}`;
  return `M${Math.round(x)} ${Math.round(foot - h)}${tier(0.55, 0.4)}${step(-0.25)}${tier(0.6, 0.36)}${step(-0.3)}${tier(0.4, 0.24)}${step(-2)}${tier(0.4, -0.24)}${step(-0.3)}${tier(0.6, -0.36)}${step(-0.25)}z`;
}

export function firs(r: Chance, line: Point[], size: number, gap: number): string {
  let d = '';
  let next = -30;
  line.forEach((p, i) => {
    const q = line[i + 1];
    if (!q) return;
    for (; next < q[0]; next += gap * r.range(0.3, 1.7)) {
      const t = (next - p[0]) / (q[0] - p[0] || 1);
      const stand = Math.sin(next / 130 + (line[0]?.[1] ?? 0)) + Math.sin(next / 47) * 0.6;
      if (stand < -0.5 && r() < 0.8) continue;
      const h = Math.round(size * r.range(0.5, 1.25) * (1 + stand * 0.18));
      const w = Math.max(1.2, h * r.range(0.15, 0.23));
      const foot = p[1] + (q[1] - p[1]) * t + h * 0.2;
      d += size < 28 ? `M${Math.round(next)} ${Math.round(foot - h)}l${num(w)} ${h}h${num(-2 * w)}z` : fir(next, foot, h, w);
    }
  });
  return d;
}

export function spruce(r: Chance, x: number, foot: number, h: number, spread = 0.2): string {
  const tiers = Math.round(8 + h / 26);
  const side = (way: 1 | -1) => {
    const out: Point[] = [];
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers;
      const reach = way * h * spread * t ** 0.86 * r.range(0.66, 1.12);
      const y = foot - h * (1 - t * 0.94);
      const droop = h * 0.022 * r.range(0.4, 1.5);
      out.push(
        [x + reach, y + droop],
        [x + reach * 0.74, y + droop * 0.2 + 1],
        [x + reach * 0.6, y + droop * 1.5],
        [x + reach * r.range(0.26, 0.42), y - droop * 0.4],
      );
    }
    return out;
  };
  const right = side(1);
  const left = side(-1).reverse();
  return `M${[[x, foot - h] as Point, ...right, [x + h * 0.012, foot] as Point, [x - h * 0.012, foot] as Point, ...left].map((q) => q.map(num).join(' ')).join('L')}Z`;
}
