/** Pen drawing: lines that swell on the side away from the light, and hatching in the shade. */
import { along, flatten, num, type Point, place } from '../kit/geometry.ts';

export const INK = '#1c1a16';
export const PAPER = '#f2efe7';
export const LINEN = '#fcfbf8';
export const SKIN = '#f6f0e4';
export const DUCK = '#e0d8c6';
export const BRASS = '#f4b41a';

/** Line weights in units of the plate, which is 1000 wide. */
export const WEIGHT = { contour: 4.6, seam: 2.3, hair: 1.6 };

const SHADE: Point = [0.58, 0.81];

type Step = ReturnType<typeof along>[number];
const polygon = (points: Point[]) => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

function taperedStroke(steps: Step[], halfWidth: (step: Step, share: number) => number): string {
  if (steps.length < 2) return '';
  const widths = steps.map((step, i) => halfWidth(step, i / (steps.length - 1)));
  const left = steps.map((s, i): Point => [s.x - s.ty * widths[i]!, s.y + s.tx * widths[i]!]);
  const right = steps.map((s, i): Point => [s.x + s.ty * widths[i]!, s.y - s.tx * widths[i]!]);
  return polygon([...left, ...right.reverse()]);
}

export function line(d: string, weight: number = WEIGHT.seam, color: string = INK): string {
  const steps = along(d, 3);
  const run = steps.length * 3;
  const pressure = (share: number) => Math.min(1, 0.3 + (Math.min(share, 1 - share) * run) / 36);
  return `<path d="${taperedStroke(steps, (_, share) => (weight / 2) * pressure(share))}" fill="${color}"/>`;
}

function strokes(steps: Step[]): Step[][] {
  const out: Step[][] = [[]];
  for (const step of steps) {
    const before = out.at(-1)!.at(-1);
    if (before && before.tx * step.tx + before.ty * step.ty < 0.8) out.push([]);
    out.at(-1)!.push(step);
  }
  return out;
}

const area = (points: Point[]) =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

function contour(closed: string, weight: number, isOpen: boolean): string {
  const d = isOpen ? closed.replace(/L[^A-Z]*Z$/, '') : closed;
  const outward = Math.sign(area(flatten(closed, 6)));
  const halfWidth = ({ tx, ty }: Step) => (weight / 2) * (0.86 + 0.34 * outward * (ty * SHADE[0] - tx * SHADE[1]));
  const swelling = strokes(along(d, 3)).map((stroke) => taperedStroke(stroke, halfWidth));
  return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${num(weight * 0.55)}" stroke-linejoin="round"/><path d="${swelling.join('')}" fill="${INK}"/>`;
}

function nameOf(text: string): string {
  let sum = 7;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return `n${sum.toString(36)}`;
}

export function clipTo(d: string, drawing: string): string {
  const name = nameOf(d);
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${drawing}</g>`;
}

/** Hatches the edge of a shape that is `[dx, dy]` away from the light. */
export function hatching(d: string, [dx, dy]: Point): string {
  return clipTo(d, `<path d="M-500 -500H1500V1800H-500Z${place(d, 1, -dx, -dy)}" fill="url(#hatch)" fill-rule="evenodd"/>`);
}

type Body = {
  fill: string;
  weight?: number;
  shade?: Point;
  isOpen?: boolean;
};

export function body(d: string, { fill, weight = WEIGHT.contour, shade, isOpen = false }: Body): string {
  const shaded = shade ? hatching(d, shade) + (isOpen ? coverOpenEdge(d, fill, 2.4 * Math.hypot(...shade)) : '') : '';
  return `<path d="${d}" fill="${fill}"/>${shaded}${contour(d, weight, isOpen)}`;
}

function coverOpenEdge(d: string, fill: string, width: number): string {
  const points = flatten(d, 2);
  const edge = [points.at(-2)!, points.at(-1)!].map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  return clipTo(d, `<path d="M${edge}" stroke="${fill}" stroke-width="${num(width)}"/>`);
}
