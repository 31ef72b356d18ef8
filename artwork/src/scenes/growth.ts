// What grows close by: brush, grass, boughs.
import { type Chance, num } from '../kit/geometry.ts';

/** Draws low brush from x0 to x1: a ragged mass that fills the gaps between trees or follows a fence. */
export function thicket(r: Chance, [x0, x1]: [number, number], foot: number, high: number): string {
  let d = `M${x0} ${foot + 14}`;
  for (let x = x0; x < x1; x += r.range(0.12, 0.34) * high) {
    const edge = Math.max(0, Math.min(1, (x - x0) / (high * 1.6), (x1 - x) / (high * 1.6)));
    d += `L${num(x)} ${num(foot + 6 - edge * high * r.range(0.5, 1))}L${num(x + 3)} ${num(foot + 4 - edge * high * r.range(0.3, 0.7))}`;
  }
  return `${d}L${x1} ${foot + 14}Z`;
}

export interface Tree {
  mass: string;
  lit: string;
}

function leaves(r: Chance, x: number, y: number, size: number): string {
  const points = Array.from({ length: 8 }, (_, i) => {
    const a = (i / 8) * Math.PI * 2;
    const out = size * r.range(0.7, 1.15);
    return `${Math.round(x + Math.cos(a) * out)} ${Math.round(y + Math.sin(a) * out * 0.8)}`;
  });
  return `M${points.join('L')}Z`;
}

export function broadleaf(r: Chance, x: number, foot: number, high: number): Tree {
  let mass = '';
  let lit = '';
  const w = high * 0.022;
  mass += `M${num(x - w * 1.5)} ${foot}L${num(x - w * 0.7)} ${num(foot - high * 0.4)}L${num(x - high * 0.16)} ${num(foot - high * 0.62)}L${num(x)} ${num(foot - high * 0.45)}L${num(x + high * 0.17)} ${num(foot - high * 0.64)}L${num(x + w * 0.8)} ${num(foot - high * 0.38)}L${num(x + w * 1.6)} ${foot}Z`;
  for (let bough = 0; bough < 9; bough++) {
    const a = (bough / 8) * Math.PI * 2 + r.near(0, 0.3);
    const out = bough ? 1 : 0;
    const bx = x + Math.cos(a) * out * high * 0.2;
    const by = foot - high * 0.56 + Math.sin(a) * out * high * 0.24;
    for (let k = 0; k < 11; k++) {
      const turn = r() * Math.PI * 2;
      const far = Math.sqrt(r()) * high * 0.13;
      const [cx, cy] = [bx + Math.cos(turn) * far, by + Math.sin(turn) * far * 0.85];
      mass += leaves(r, cx, cy, high * r.range(0.034, 0.06));
      if (cx - bx + (cy - by) * 1.3 < -high * 0.02 && r() < 0.7)
        lit += leaves(r, cx - high * 0.008, cy - high * 0.012, high * r.range(0.016, 0.034));
    }
  }
  return { mass, lit };
}

export interface Tufts {
  blades: string;
  rims: string;
}

export function tuft(r: Chance, x: number, y: number, size: number, count = 7): Tufts {
  let blades = '';
  let rims = '';
  for (let k = 0; k < count; k++) {
    const bx = x + r.near(0, size * 0.5);
    const h = size * r.range(0.45, 1);
    const lean = (bx - x) * 0.7 + r.near(0, h * 0.3);
    const w = size * 0.035;
    blades += `M${num(bx - w)} ${num(y)}Q${num(bx + lean * 0.2)} ${num(y - h * 0.6)} ${num(bx + lean)} ${num(y - h)}Q${num(bx + lean * 0.4 + 1)} ${num(y - h * 0.5)} ${num(bx + w)} ${num(y)}Z`;
    if (r() < 0.4) rims += `M${num(bx + lean * 0.36)} ${num(y - h * 0.55)}L${num(bx + lean)} ${num(y - h)}`;
  }
  return { blades, rims };
}

export function bough(r: Chance, [x, y]: [number, number], length: number, way: 1 | -1, color: string): string {
  let needles = '';
  let twig = `M${x} ${y}`;
  for (let t = 0; t <= 1; t += 0.02) {
    const px = x + way * length * t;
    const py = y + length * 0.34 * t * t + 6 * Math.sin(t * 9);
    twig += `L${num(px)} ${num(py)}`;
    for (let k = 0; k < 5; k++) {
      const a = r.range(-0.5, 2.6);
      const l = (1.1 - t * 0.6) * r.range(12, 30);
      needles += `M${num(px)} ${num(py)}l${num(way * Math.cos(a) * l)} ${num(Math.sin(a) * l)}`;
    }
  }
  return `<path d="${twig}" fill="none" stroke="${color}" stroke-width="4"/><path d="${needles}" stroke="${color}" stroke-width="1.7" stroke-linecap="round"/>`;
}
