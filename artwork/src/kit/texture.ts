/** Small tileable height maps, generated once and cached. Values are about -1 to 1. */
import { chance } from './geometry.ts';

/** Side of a tile in pixels. */
export const TILE = 256;

/** Returns tileable smooth noise with `cellsX` x `cellsY` bumps per tile. */
function noise(seed: number, cellsX: number, cellsY = cellsX): Float32Array {
  const r = chance(seed);
  const grid = Float32Array.from({ length: cellsX * cellsY }, () => r() * 2 - 1);
  const out = new Float32Array(TILE * TILE);
  const ease = (t: number) => t * t * (3 - 2 * t);
  for (let y = 0; y < TILE; y++) {
    const gy = (y * cellsY) / TILE;
    const y0 = gy | 0;
    const fy = ease(gy - y0);
    const ya = (y0 % cellsY) * cellsX;
    const yb = ((y0 + 1) % cellsY) * cellsX;
    for (let x = 0; x < TILE; x++) {
      const gx = (x * cellsX) / TILE;
      const x0 = gx | 0;
      const fx = ease(gx - x0);
      const xa = x0 % cellsX;
      const xb = (x0 + 1) % cellsX;
      const top = grid[ya + xa]! + (grid[ya + xb]! - grid[ya + xa]!) * fx;
      const low = grid[yb + xa]! + (grid[yb + xb]! - grid[yb + xa]!) * fx;
      out[y * TILE + x] = top + (low - top) * fy;
    }
  }
  return out;
}

function blend(...parts: [tile: Float32Array, share: number][]): Float32Array {
  const out = new Float32Array(TILE * TILE);
  for (const [part, k] of parts) for (let i = 0; i < out.length; i++) out[i]! += part[i]! * k;
  return out;
}
const each = (height: (x: number, y: number) => number) =>
  Float32Array.from({ length: TILE * TILE }, (_, i) => height(i % TILE, (i / TILE) | 0));
const wave = (t: number) => Math.cos(t * Math.PI * 2);

const makers = {
  // plain weave with uneven yarns
  canvas: () =>
    blend([noise(11, 18, 128), 0.55], [noise(12, 128, 18), 0.5], [each((x, y) => wave(x / 4) * wave(y / 4)), 0.35], [noise(13, 128), 0.3]),
  twill: () => blend([each((x, y) => wave((x + y * 2) / 8)), 0.55], [noise(21, 128), 0.35], [noise(22, 128, 16), 0.3]),
  denim: () => blend([each((x, y) => wave((x + y * 2) / 8)), 0.4], [noise(31, 128, 10), 0.7], [noise(32, 128), 0.4]),
  // crossed uneven yarns with slubs, looser than canvas
  linen: () => blend([noise(121, 10, 128), 0.75], [noise(122, 128, 10), 0.7], [noise(123, 128), 0.25]),
  flannel: () => blend([noise(41, 100), 0.5], [noise(42, 50), 0.35], [each((x, y) => wave((x + y) / 8)), 0.22]),
  fleece: () => blend([noise(51, 40), 0.7], [noise(52, 80), 0.6], [noise(53, 20), 0.5]),
  leather: () => {
    const a = noise(61, 44);
    const b = noise(62, 70);
    const c = noise(63, 24);
    return each((x, y) => {
      const i = y * TILE + x;
      return 0.7 - 1.5 * Math.abs(a[i]!) - 0.8 * Math.abs(b[i]!) + 0.25 * c[i]!;
    });
  },
  nylon: () => blend([noise(71, 128), 0.2], [each((x, y) => wave(x / 8) * 0.5 + wave(y / 8) * 0.5), 0.12]),
  smooth: () => new Float32Array(TILE * TILE),
  // columns of V stitches, 16 wide, separated by grooves
  knit: () => {
    const soft = noise(101, 128);
    return each((x, y) => {
      const c = (x % 16) - 7.5;
      const row = ((((y + Math.abs(c) * 1.1) % 12) + 12) % 12) / 12;
      return (
        (1 - (Math.abs(c) / 8) ** 2) * 0.75 +
        0.3 * Math.sin(row * Math.PI) -
        0.22 * (Math.abs(c) < 1 ? 1 : 0) -
        0.4 +
        0.12 * soft[y * TILE + x]!
      );
    });
  },
  // rib knit: two stitches up, two down
  rib: () => {
    const soft = noise(102, 128);
    return each((x, y) => {
      const a = Math.abs((x % 32) - 15.5);
      const isUp = a < 10;
      const l = (x % 10) - 4.5;
      const row = ((((y + Math.abs(l) * 1.2) % 12) + 12) % 12) / 12;
      return (
        (isUp ? 0.85 - (a / 10) ** 4 * 0.8 : -0.75) +
        (isUp ? 0.26 * Math.sin(row * Math.PI) : 0.1 * Math.sin(row * Math.PI)) +
        0.14 * soft[y * TILE + x]!
      );
    });
  },
  // curled pile: round tufts of two sizes
  sherpa: () => {
    const r = chance(111);
    const dots = Array.from({ length: 420 }, () => ({ x: r() * TILE, y: r() * TILE, size: r.range(8, 15), high: r.range(0.75, 1) }));
    const soft = noise(112, 100);
    const gap = (d: number) => Math.min(Math.abs(d), TILE - Math.abs(d));
    return each((x, y) => {
      let h = 0;
      for (const dot of dots) {
        const d = Math.hypot(gap(x - dot.x), gap(y - dot.y)) / dot.size;
        if (d < 1) h = Math.max(h, (1 - d * d) ** 0.75 * dot.high);
      }
      return h * 1.5 - 0.95 + 0.26 * soft[y * TILE + x]!;
    });
  },
  cord: () => blend([each((x) => wave(x / 8)), 1], [noise(81, 128), 0.25]),
  // large, slow undulation of hanging cloth
  drape: () => {
    const a = noise(91, 5);
    const b = noise(92, 9);
    const c = noise(93, 17);
    return each((x, y) => {
      const i = y * TILE + x;
      return a[i]! * 0.9 + (0.5 - Math.abs(b[i]!)) * 0.75 + c[i]! * 0.14;
    });
  },
};

/** The weaves and knits with a tile; `drape` is the hanging of the fabric itself. */
export type Cloth = keyof typeof makers;
const textures = new Map<Cloth, Float32Array>();

export function tile(name: Cloth): Float32Array {
  const known = textures.get(name);
  if (known) return known;
  const made = makers[name]();
  textures.set(name, made);
  return made;
}
