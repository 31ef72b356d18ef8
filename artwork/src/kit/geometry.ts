/** Paths, curves and seeded random numbers. The canvas has 1000 x 1000 units. */

export type Point = [x: number, y: number];
/** Points as a list or as a text: '10 20 30 40'. */
export type Run = string | Point[];

export type Chance = {
  (): number;
  range(lo: number, hi: number): number;
  /** Returns a number within `spread` of `mid`, mostly near `mid`. */
  near(mid: number, spread: number): number;
};

export function chance(seed = 1): Chance {
  let a = (seed * 2654435761) >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (lo: number, hi: number) => lo + (hi - lo) * next(),
    near: (mid: number, spread: number) => mid + spread * (next() + next() - 1),
  });
}

export const num = (n: number): string => String(Math.round(n * 10) / 10);
/** Formats an opacity: two decimals, 0 to 1. */
export const op = (n: number): string => String(Math.round(Math.min(1, Math.max(0, n)) * 100) / 100);

export function flatten(d: string, steps = 16): Point[] {
  const words = d.match(/[MLCQZ]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const out: Point[] = [];
  let i = 0;
  let command = 'M';
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const take = () => Number(words[i++]);
  while (i < words.length) {
    if (/[MLCQZ]/.test(words[i]!)) command = words[i++]!;
    if (command === 'Z') {
      if (x !== startX || y !== startY) out.push([startX, startY]);
      x = startX;
      y = startY;
      continue;
    }
    if (command === 'M' || command === 'L') {
      x = take();
      y = take();
      if (command === 'M') {
        startX = x;
        startY = y;
        command = 'L';
      }
      out.push([x, y]);
      continue;
    }
    const [ax, ay, bx, by] = [take(), take(), take(), take()] as const;
    const [ex, ey] = command === 'C' ? ([take(), take()] as const) : ([bx, by] as const);
    for (let k = 1; k <= steps; k++) {
      const t = k / steps;
      const u = 1 - t;
      out.push(
        command === 'C'
          ? [
              u * u * u * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * ex,
              u * u * u * y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * ey,
            ]
          : [u * u * x + 2 * u * t * ax + t * t * bx, u * u * y + 2 * u * t * ay + t * t * by],
      );
    }
    x = ex;
    y = ey;
  }
  return out;
}

type Step = { x: number; y: number; tx: number; ty: number };

export function along(d: string | Point[], gap: number): Step[] {
  const pts = typeof d === 'string' ? flatten(d) : d;
  const out: Step[] = [];
  let left = 0;
  for (let i = 1; i < pts.length; i++) {
    const [ax, ay] = pts[i - 1]!;
    const [bx, by] = pts[i]!;
    const length = Math.hypot(bx - ax, by - ay);
    if (!length) continue;
    const tx = (bx - ax) / length;
    const ty = (by - ay) / length;
    for (; left <= length; left += gap) out.push({ x: ax + tx * left, y: ay + ty * left, tx, ty });
    left -= length;
  }
  return out;
}

export const line = (pts: Point[]): string => `M${pts.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

export function points(run: Run): Point[] {
  if (typeof run !== 'string') return run;
  const values = (run.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: values.length >> 1 }, (_, i) => [values[i * 2]!, values[i * 2 + 1]!]);
}

export function thin(pts: Point[], tolerance = 0.4): Point[] {
  if (pts.length < 3) return pts;
  const first = pts[0]!;
  const last = pts[pts.length - 1]!;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  let far = 0;
  let split = 0;
  for (let i = 1; i < pts.length - 1; i++) {
    const [x, y] = pts[i]!;
    const d = Math.abs((x - first[0]) * (last[1] - first[1]) - (y - first[1]) * (last[0] - first[0])) / length;
    if (d > far) {
      far = d;
      split = i;
    }
  }
  return far <= tolerance
    ? [first, last]
    : [...thin(pts.slice(0, split + 1), tolerance).slice(0, -1), ...thin(pts.slice(split), tolerance)];
}

export function offset(d: string | Point[], by: number, gap = 12): string {
  return line(
    thin(
      along(d, gap).map((p): Point => [p.x - p.ty * by, p.y + p.tx * by]),
      0.4,
    ),
  );
}

export function smooth(pts: Point[], closed = false): string {
  const at = (i: number) => pts[closed ? (i + pts.length) % pts.length : Math.max(0, Math.min(pts.length - 1, i))]!;
  let d = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < pts.length - (closed ? 0 : 1); i++) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${num(q[0] + (r[0] - p[0]) / 6)} ${num(q[1] + (r[1] - p[1]) / 6)} ${num(r[0] - (s[0] - q[0]) / 6)} ${num(r[1] - (s[1] - q[1]) / 6)} ${num(r[0])} ${num(r[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Returns a brush stroke that is thin at both ends and widest at `head`, from 0 to 1. */
export function taper(pts: Point[], width: number, head = 0.5): string {
  const ps = along(smooth(pts), 9);
  const n = ps.length - 1;
  if (n < 2) return '';
  const half = (i: number) => {
    const t = i / n;
    return (width / 2) * Math.sin(Math.PI * (t < head ? (t / head) * 0.5 : 0.5 + ((t - head) / (1 - head)) * 0.5));
  };
  const a = ps.map((p, i): Point => [p.x - p.ty * half(i), p.y + p.tx * half(i)]);
  const b = ps.map((p, i): Point => [p.x + p.ty * half(i), p.y - p.tx * half(i)]).reverse();
  return `M${[...thin(a, 1), ...thin(b, 1).slice(1, -1)].map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}

/** Mirrors a path about x = 500. */
export function mirror(d: string): string {
  let isX = true;
  return d.replace(/[MLCQZ]|-?\d*\.?\d+/g, (word) => {
    if (/[MLCQZ]/.test(word)) {
      isX = true;
      return word;
    }
    const value = isX ? num(1000 - Number(word)) : word;
    isX = !isX;
    return value;
  });
}

/** Scales a path of absolute M L C Q Z commands by `k`, then moves it. */
export function place(d: string, k: number, dx: number, dy: number): string {
  let isX = true;
  return d
    .replace(/[MLCQZ]|-?\d*\.?\d+/g, (word) => {
      if (/[MLCQZ]/.test(word)) {
        isX = true;
        return word;
      }
      const value = Number(word) * k + (isX ? dx : dy);
      const lead = isX ? '' : ' ';
      isX = !isX;
      return `${lead}${num(value)} `;
    })
    .replace(/\s+/g, ' ');
}

export function disc(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return `M${num(x - r)} ${num(y)}C${num(x - r)} ${num(y - k)} ${num(x - k)} ${num(y - r)} ${num(x)} ${num(y - r)}C${num(x + k)} ${num(y - r)} ${num(x + r)} ${num(y - k)} ${num(x + r)} ${num(y)}C${num(x + r)} ${num(y + k)} ${num(x + k)} ${num(y + r)} ${num(x)} ${num(y + r)}C${num(x - k)} ${num(y + r)} ${num(x - r)} ${num(y + k)} ${num(x - r)} ${num(y)}Z`;
}
