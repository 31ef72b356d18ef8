import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { crumple, fold, stitch } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import { archHood, HOOD, STAND } from '../tops/tops-hood.ts';
import { cord, curve, type Side, shape, sides } from '../tops/tops-parts.ts';

export type Shell = ArtworkSpecOf<'rain-shell'>;
export type Work = {
  s: Sheet;
  p: Palette;
  spec: Shell;
  tape: string;
  fine: string;
  nylon: (overrides?: Partial<Body>) => Body;
};

const SLEEVE = shape(
  '332 196 304 204 266 230 240 272 204 360 178 460 166 524 156 556 160 580 152 640 138 712 122 782',
  '122 782 150 806 200 816 240 806',
  '240 806 250 740 266 660 286 584 304 508 326 436',
  '326 436 340 380 346 300 332 196',
);
/** A square grid with a pitch of 8 units; a tile contains many squares, because each tile costs time in close-ups. */
export const RIPSTOP = Array.from({ length: 12 }, (_, i) => `M0 ${i * 8 + 0.5}L96 ${i * 8 + 0.5}M${i * 8 + 0.5} 0L${i * 8 + 0.5} 96`).join(
  '',
);

export function ripstop({ s, spec }: Work, d: string, k: 0 | 1 | -1 = 0): void {
  if (spec.ripstop) s.add('paint', `<path d="${d}" fill="url(#rip${k})"/>`);
}

export function taped(s: Sheet, d: string, wide = 16): void {
  s.stroke('detail', d, '#fff', wide, { opacity: 0.07, cap: 'butt' });
  s.stroke('detail', d, '#000', 2.6, { opacity: 0.42 });
  s.stroke('paint', d, '#000', 1.4, { opacity: 0.2 });
}

export function sealed({ s, tape }: Work, d: string, width: number): void {
  const wide = width * s.hardware;
  s.stroke('detail', d, '#000', wide + 8, { opacity: 0.2, cap: 'butt' });
  s.stroke('paint', d, tape, wide, { cap: 'butt' });
  s.stroke('detail', d, '#fff', wide, { opacity: 0.2, cap: 'butt' });
  s.stroke('detail', d, '#000', 2.6, { opacity: 0.8, cap: 'butt' });
  s.stroke('paint', d, '#000', 1.6, { opacity: 0.5, cap: 'butt' });
}

/** `angle` is in radians. */
export function puller({ s, tape }: Work, x: number, y: number, angle = 0): void {
  const c = Math.cos(angle) * s.hardware;
  const n = Math.sin(angle) * s.hardware;
  const at = (u: number, v: number) => `${Math.round((x + u * c - v * n) * 10) / 10} ${Math.round((y + u * n + v * c) * 10) / 10}`;
  const tag = `M${at(-5, -8)}L${at(5, -8)}L${at(5, 8)}L${at(3, 12)}L${at(3.5, 38)}L${at(-3.5, 38)}L${at(-3, 12)}L${at(-5, 8)}Z`;
  s.add('paint', `<path d="${tag}" transform="translate(2 4)" fill="#000" fill-opacity=".3"/>`);
  s.patch(tag, { fill: mix(tape, '#5c5c5c', 0.25), lift: 0.3 });
  s.stroke('paint', `M${at(0, -6)}L${at(0, 7)}`, '#c9c9c4', 3.4, { opacity: 0.8 });
}

export function sleeve(work: Work, { k, m, P, left }: Side): void {
  const { s, p, nylon, fine } = work;
  const d = m(SLEEVE);
  s.body(d, nylon({ roll: 84, puff: 56, base: 6, edge: true, angle: 13 * k, wrinkle: 0.9 }));
  ripstop(work, d, k);
  s.inside(d, () => {
    const v = left ? 1 : 0.85;
    fold(s, P('330 424 296 398 256 390 220 412'), 22, 0.6 * v, { side: -k });
    fold(s, P('322 446 284 476 252 540 226 590'), 20, 0.6, { side: -k });
    fold(s, P('332 320 300 290 262 300 236 340'), 18, 0.4, { side: k });
    fold(s, P('262 250 236 330 218 420 200 500'), 26, 0.45, { side: -k });
    fold(s, P('292 250 276 330 262 400'), 18, 0.35, { side: k });
    fold(s, P('166 506 196 548 240 560 296 522'), 22, 0.75 * v, { side: k, head: 0.3 });
    fold(s, P('290 556 252 600 206 616 160 590'), 20, 0.8, { side: -k, head: 0.35 });
    fold(s, P('186 536 220 584 260 604'), 12, -0.5);
    fold(s, P('156 616 184 660 220 674 256 660'), 18, 0.65 * v, { side: k, head: 0.3 });
    fold(s, P('276 606 250 660 210 706 170 724'), 18, 0.6, { side: -k });
    fold(s, P('146 690 166 730 164 790'), 16, 0.5, { side: k });
    fold(s, P('256 680 232 720 222 790'), 16, 0.5, { side: -k });
    fold(s, P('200 700 196 750 190 800'), 13, 0.45, { side: k });
    crumple(s, left ? [168, 430, 300, 760] : [700, 430, 832, 760], 10, {
      seed: left ? 5 : 12,
      angle: 0.9 * k,
      spread: 1,
      length: [26, 80],
      width: [3, 7],
      strength: [0.3, 0.6],
    });
    taped(s, m(curve('300 200 270 290 236 420 214 540 196 640 180 800')), 12);
    const hem = m(curve('126 760 156 784 204 792 244 784'));
    stitch(s, hem, 0, fine, { size: 1.4 });
    s.stroke('detail', offset(hem, 14 * k), '#fff', 26, { opacity: 0.1, cap: 'butt' });
    const tab = m('M128 742L196 764L202 772L198 784L190 788L122 768Z');
    s.add('detail', `<path d="${tab}" fill="none" stroke="#000" stroke-width="5" stroke-opacity=".3"/>`);
    s.patch(tab, { fill: mix(p.base, '#0b0b0d', 0.16), lift: 0.2 });
    s.stroke('detail', m('M170 756L164 780'), '#000', 3, { opacity: 0.4 });
  });
}

export function hood(work: Work): void {
  const { s, p, spec, nylon, fine, tape } = work;
  archHood(s, nylon(), {
    thread: fine,
    after: () => {
      for (const { m } of sides(3)) taped(s, m(curve('446 72 432 54 424 44')), 10);
    },
  });
  ripstop(work, HOOD);
  s.body(STAND, nylon({ roll: 40, puff: 30, base: 52, wrinkle: 0.5 }));
  ripstop(work, STAND);
  s.inside(STAND, () => {
    for (const { k, P } of sides(66, 8)) {
      fold(s, P('424 160 436 190 440 230'), 16, 0.4, { side: k });
      fold(s, P('452 164 462 200 474 240'), 14, 0.36, { side: -k });
    }
    sealed(work, 'M500 176L500 262', 19);
    s.patch('M484 160L516 160L516 184Q500 192 484 184Z', { fill: mix(p.base, '#0b0b0d', 0.16), lift: 0.2 });
    stitch(s, curve('426 150 444 164 472 171 500 172 528 171 556 164 574 150'), 0, fine, { size: 1.4 });
    stitch(s, curve('416 208 444 230 472 242 482 244'), 0, fine, { size: 1.4 });
    stitch(s, curve('518 244 528 242 556 230 584 208'), 0, fine, { size: 1.4 });
  });
  puller(work, 500, 194);
  // The hood of a child has an elastic edge: no cord that can catch.
  if (spec.cut === 'kids') return;
  for (const x of [-1, 1])
    cord(s, curve(`${500 + x * 72} 178 ${500 + x * 76} 206 ${500 + x * 70} 240 ${500 + x * 74} 268`), {
      color: tape,
      width: 5,
      tip: '#6a6a66',
      long: 14,
    });
}
