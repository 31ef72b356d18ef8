// The street in front of a store, from the foot of its wall to the lower edge of the image.
import { mix } from '../../kit/color.ts';
import { type Chance, num, type Point, smooth, taper } from '../../kit/geometry.ts';
import { STREET } from './places.ts';

export type WalkKind = 'slabs' | 'boards' | 'gravel' | 'snow';
const EDGE = 656;

function joints(r: Chance, gap: number, color: string, shades: [string, string]): string {
  let out = '';
  let seams = '';
  for (let k = -14; k < 30; k++) {
    const [far, near] = [800 + k * gap * 0.78 - 300, 800 + k * gap - 390];
    out += `<path d="M${num(far)} ${STREET}L${num(far + gap * 0.78)} ${STREET}L${num(near + gap)} ${EDGE}L${num(near)} ${EDGE}Z" fill="${mix(color, r() < 0.5 ? shades[0] : shades[1], r() * 0.3)}"/>`;
    seams += `M${num(far)} ${STREET}L${num(near)} ${EDGE}`;
  }
  return `${out}<path d="${seams}" stroke="#14110e" stroke-opacity=".55" stroke-width="2"/>`;
}

function roadway(r: Chance, color: string): string {
  let marks = '';
  for (let k = 0; k < 60; k++) {
    const [x, y, l] = [r.range(-60, 1600), r.range(EDGE + 16, 700), r.range(40, 180)];
    marks += taper(
      [
        [x, y],
        [x + l / 2, y - 1],
        [x + l, y],
      ],
      r.range(1.5, 4),
    );
  }
  return `<rect y="${EDGE}" width="1600" height="44" fill="${color}"/><path d="${marks}" fill="#0d0d10" fill-opacity=".3"/><rect y="${EDGE}" width="1600" height="12" fill="${mix(color, '#d8cfbb', 0.4)}"/><rect y="${EDGE}" width="1600" height="2.500" fill="#fff4d8" fill-opacity=".45"/><rect y="${EDGE + 12}" width="1600" height="8" fill="#08080a" fill-opacity=".4"/>`;
}

function gravel(r: Chance, color: string): string {
  const heaps = ['', '', ''];
  for (let k = 0; k < 700; k++) {
    const t = r() ** 1.3;
    const [x, y, w] = [r.range(-10, 1610), STREET + 4 + t * 94, 2 + t * 7 * r.range(0.5, 1.2)];
    heaps[k % 3] += `M${num(x - w)} ${num(y)}q${num(w)} ${num(-w)} ${num(w * 2)} 0q${num(-w)} ${num(w * 0.7)} ${num(-w * 2)} 0z`;
  }
  const tones = [mix(color, '#15120f', 0.4), mix(color, '#fff0d4', 0.3), mix(color, '#5f5547', 0.4)];
  return `<rect y="${STREET}" width="1600" height="96" fill="${color}"/>${heaps.map((d, i) => `<path d="${d}" fill="${tones[i]}" fill-opacity=".75"/>`).join('')}`;
}

function snow(r: Chance): string {
  let shade = '';
  let light = '';
  for (let k = 0; k < 60; k++) {
    const [x, y, l] = [r.range(-80, 1600), r.range(STREET + 8, 690), r.range(60, 260)];
    const mark = taper(
      [
        [x, y],
        [x + l / 2, y - 4],
        [x + l, y + 2],
      ],
      r.range(3, 9),
      0.4,
    );
    if (k % 3) shade += mark;
    else light += mark;
  }
  const bank: Point[] = [];
  for (let x = -60; x <= 1700; x += 88) bank.push([x, 674 - r.range(0, 20)]);
  return `<rect y="${STREET}" width="1600" height="96" fill="url(#snowfall)"/><path d="${shade}" fill="#5a76a0" fill-opacity=".3"/><path d="${light}" fill="#f7fafd" fill-opacity=".5"/><path d="${smooth(bank)}L1700 720L-60 720Z" fill="url(#drift)"/><path d="${smooth(bank)}" fill="none" stroke="#fbfdff" stroke-opacity=".5" stroke-width="2.4"/>`;
}

export function pavement(r: Chance, kind: WalkKind, color: string): string {
  const surface = {
    slabs: () => joints(r, 128, color, ['#5f5a52', '#efe4cc']) + roadway(r, mix(color, '#2a2b2e', 0.7)),
    boards: () => joints(r, 58, color, ['#40342a', '#c9ab80']) + roadway(r, mix(color, '#2f2a22', 0.6)),
    gravel: () => gravel(r, color),
    snow: () => snow(r),
  };
  return `${surface[kind]()}<rect y="${STREET}" width="1600" height="96" fill="url(#street)"/>`;
}
