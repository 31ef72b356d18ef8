/**
 * Moves every point in the SVG text of a drawing. A whole sheet is bent along slow waves, so that hems, zips and pairs of sleeves are never
 * exactly straight or symmetric. Cuts and lengths bend its parts in the same way.
 */
import { chance, num, type Point } from './geometry.ts';

export type Move = (x: number, y: number) => Point;
export type Drift = { amount?: number; seed?: number };

/** Returns the slow waves: `amount` is in canvas units, about 4 for fabric and 1.2 for boots. */
export function drifted({ amount = 4, seed = 1 }: Drift): Move {
  const r = chance(seed);
  const [a, b, c, d] = [r() * 6.3, r() * 6.3, r() * 6.3, r() * 6.3] as const;
  return (x, y) => [
    x + amount * (Math.sin(y / 150 + a) + 0.6 * Math.sin(x / 170 + y / 70 + b)),
    y + amount * (0.8 * Math.sin(x / 140 + c) + 0.5 * Math.sin(y / 110 - x / 90 + d)),
  ];
}

const POINTS: Record<string, number> = { M: 1, L: 1, C: 3, Q: 2 };

/** Bends a path of absolute M L C Q Z commands; adds points to long straight lines. */
export function bendPath(path: string, move: Move): string {
  const write: (n: number) => number | string = path.includes('.') ? num : Math.round; // what was drawn on whole units stays on them: shorter text
  const words = path.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  let out = '';
  let command = 'M';
  let pen: Point = [0, 0];
  for (let i = 0; i < words.length; ) {
    if (/[A-Za-z]/.test(words[i]!)) command = words[i++]!;
    if (command === 'Z') {
      out += 'Z';
      continue;
    }
    const size = POINTS[command];
    if (!size) return path;
    const pts = Array.from({ length: size }, (): Point => [Number(words[i++]), Number(words[i++])]);
    const end = pts[size - 1]!;
    const parts = command === 'L' ? Math.ceil(Math.hypot(end[0] - pen[0], end[1] - pen[1]) / 130) : 1;
    for (let k = 1; k < parts; k++) {
      const between = move(pen[0] + ((end[0] - pen[0]) * k) / parts, pen[1] + ((end[1] - pen[1]) * k) / parts);
      out += `L${between.map((n) => write(n)).join(' ')}`;
    }
    out +=
      command +
      pts
        .map(([x, y]) =>
          move(x, y)
            .map((n) => write(n))
            .join(' '),
        )
        .join(' ');
    pen = end;
    if (command === 'M') command = 'L';
  }
  return out;
}

const PLACES =
  /<pattern[\s\S]*?<\/pattern>|(?<= d=")[^"]+(?=")|<circle cx="([\d.-]+)" cy="([\d.-]+)"|<g transform="rotate\(([\d.-]+) ([\d.-]+) ([\d.-]+)\)">|<rect x="([\d.-]+)" y="([\d.-]+)"|<g transform="translate\(([\d.-]+) ([\d.-]+)\)">/g;

/** Bends SVG text: paths bend; circles, rectangles and placed groups only move; patterns do not change. */
export function bend(svg: string, move: Move): string {
  const bent = new Map<string, string>();
  const both = (x: string, y: string) => move(Number(x), Number(y)).map(num);
  return svg.replace(
    PLACES,
    (all, cx?: string, cy?: string, turn?: string, _gx?: string, _gy?: string, rx?: string, ry?: string, wx?: string, wy?: string) => {
      if (all.startsWith('<pattern') || turn !== undefined) return all;
      if (cx !== undefined && cy !== undefined) {
        const [x, y] = both(cx, cy);
        return `<circle cx="${x}" cy="${y}"`;
      }
      if (wx !== undefined && wy !== undefined) return `<g transform="translate(${both(wx, wy).join(' ')})">`;
      if (rx !== undefined && ry !== undefined) {
        const [x, y] = both(rx, ry);
        return `<rect x="${x}" y="${y}"`;
      }
      const known = bent.get(all);
      if (known !== undefined) return known;
      const path = bendPath(all, move);
      bent.set(all, path);
      return path;
    },
  );
}
