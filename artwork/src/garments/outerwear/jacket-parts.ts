/** The parts of a work jacket's front that a spec selects: closure, chest pockets, hand pockets. */

import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import type { Weave } from '../../kit/fabric.ts';
import { mirror, offset, type Point } from '../../kit/geometry.ts';
import { barTack, button, label, pocket, rivet, setRivet, stitch, zip } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { sides, snap } from '../tops/tops-parts.ts';

export type Jacket = ArtworkSpecOf<'jacket'>;
export type Work = { s: Sheet; p: Palette; cloth: Weave; spec: Jacket; metal: string; rows: 1 | 2 };

export function topstitch({ s, p, rows }: Work, d: string, by = 0, inwards = 6): void {
  stitch(s, d, by, p.thread);
  if (rows === 2) stitch(s, d, by + inwards, p.thread);
}

function step(s: Sheet, d: string): void {
  s.stroke('paint', d, '#000', 2.2, { opacity: 0.3 });
  s.stroke('detail', d, '#000', 4, { opacity: 0.42 });
}

export function closure(work: Work): void {
  const { s, p, cloth, spec, metal } = work;
  if (spec.closure === 'zip') {
    s.stroke('detail', 'M500 190L500 900', '#fff', 56, { opacity: 0.1, cap: 'butt' });
    s.stroke('paint', 'M500 190L500 900', '#000', 30, { opacity: 0.1, cap: 'butt' });
    zip(s, 'M500 190L500 888', { metal, tape: spec.cloth === 'nylon' ? mix(p.base, '#121214', 0.7) : '#3a3029', pull: 8 });
    for (const k of [-1, 1]) {
      s.stroke('detail', `M${500 + k * 8} 200L${500 + k * 8} 896`, '#000', 2.4, { opacity: 0.5 });
      stitch(s, `M${500 + k * 13} 208L${500 + k * 13} 892`, 0, p.thread);
      stitch(s, `M${500 + k * 26} 208L${500 + k * 26} 892`, 0, p.thread);
    }
    return;
  }
  const [left, right] = spec.closure === 'snaps' ? [464, 536] : [476, 526];
  const strip = `M${left} 190L${right} 190L${right} 900L${left} 900Z`;
  s.add('paint', `<path d="${strip}" fill="${cloth.fill()}"/>`);
  s.add('folds', `<path d="${strip}" fill="#808080" fill-opacity=".5"/>`);
  s.add('detail', `<path d="${strip}" fill="#fff" fill-opacity=".15"/>`);
  step(s, `M${right + 1} 190L${right + 1} 900`);
  stitch(s, `M${right - 7} 205L${right - 7} 896`, 0, p.thread);
  if (work.rows === 2) stitch(s, `M${right - 13} 205L${right - 13} 896`, 0, p.thread);
  stitch(s, `M${left + 6} 205L${left + 6} 896`, 0, p.thread);
}

export function fastenings({ s, p, spec, metal }: Work): void {
  if (spec.closure === 'zip') return;
  const horn = mix('#4a3524', p.base, 0.12);
  const isMetal = spec.closure === 'buttons' && ['canvas', 'denim', 'twill'].includes(spec.cloth);
  const from = spec.collar === 'stand' ? 272 : 282;
  for (let i = 0; i < 5; i++) {
    const y = from + i * (spec.closure === 'snaps' ? 132 : 128);
    if (spec.closure === 'snaps') snap(s, 500, y, 9.5, metal);
    else {
      button(s, 501, y, isMetal ? 10.5 : 12.5, isMetal ? metal : horn, mix(horn, '#d9c39a', 0.5), isMetal);
      s.part('button', 501, y);
    }
  }
}

const CHEST = 'M540 326L642 320C644 366 644 406 643 446L592 462L542 450C540 406 540 366 540 326Z';
const FLAP = 'M536 312L647 305C649 324 649 344 648 360L592 382L537 368C536 350 536 328 536 312Z';

export function chestPockets(work: Work): void {
  const { s, p, cloth, spec, metal } = work;
  if (spec.chest === 'zip') {
    zippedChest(work);
    return;
  }
  if (spec.chest === 'none') return;
  const [, right] = sides(3);
  const wearers = spec.chest === 'two-flap' ? [(d: string) => d, mirror] : [(d: string) => d];
  for (const m of wearers) {
    const X = m === mirror ? right.X : (x: number) => x;
    s.part('chest-flap-pocket', X(592), 384);
    pocket(s, m(CHEST), { fill: cloth.fill(), thread: p.thread });
    stitch(s, m('M545 374C544 400 544 430 546 446L592 457L639 442C640 420 640 390 640 366'), 0, p.thread);
    pocket(s, m(FLAP), { fill: cloth.fill(), thread: p.thread, lift: 0.16 });
    stitch(s, m('M541 318L542 364L592 377L643 356L642 312'), 0, p.thread);
    if (spec.closure === 'snaps') snap(s, X(592), 361, 7.5, metal);
    else if (spec.closure !== 'zip') {
      button(s, X(592), 360, 8, '#3d2b1e', '#c9b28a');
      s.part('button', X(592), 360);
    } else rivet(s, X(592), 361, 7, metal);
    if (spec.rivets)
      for (const [x, y] of [
        [546, 320],
        [637, 314],
      ] as const)
        cornerRivet(s, X(x), y, metal);
  }
}

function zippedChest({ s, p, metal, spec }: Work): void {
  const slit = 'M548 332L642 322';
  const frame = 'M540 322L650 311L651 333L541 344Z';
  s.add('folds', `<path d="${frame}" fill="#808080" fill-opacity=".8"/>`);
  s.add('detail', `<path d="${frame}" fill="#fff" fill-opacity=".12"/>`);
  s.add('detail', `<path d="${frame}" fill="none" stroke="#000" stroke-width="4" stroke-opacity=".22"/>`);
  stitch(s, 'M540 322L650 311L651 333L541 344Z', 0, p.thread);
  s.part('chest-zip-pocket', 595, 327);
  zip(s, slit, { metal, tape: mix(p.base, '#16120f', 0.7), width: 11, slider: false });
  zip(s, 'M549 332L562 330', { metal, tape: mix(p.base, '#16120f', 0.7), width: 11, pull: 1 });
  stitch(s, 'M541 350C541 396 541 430 542 452L648 444C650 410 651 370 651 338', 0, p.thread, { size: 1.3 });
  if (spec.cloth !== 'nylon') label(s, 614, 384, 44, 22);
}

const SLANTED = 'M316 806C314 740 315 690 318 656L380 592L460 590C462 668 462 748 461 822C416 818 364 814 316 806Z';
const PATCH = 'M318 604L462 602C464 670 464 740 462 800C462 808 456 814 448 814L334 806C324 805 318 800 317 792C316 730 316 660 318 604Z';

export const handPocketParts = { slant: 'slant-pocket', patch: 'patch-pocket', welt: 'welt-pocket' } as const;

export function handPockets(work: Work): void {
  const { spec } = work;
  if (spec.hand === 'slant') slanted(work);
  else if (spec.hand === 'patch') patched(work);
  else if (spec.hand === 'welt') welted(work);
}

function slanted({ s, p, cloth, metal, spec }: Work): void {
  for (const { m, X } of sides(3)) {
    const rivets: Point[] = [
      [X(323), 661],
      [X(384), 599],
      [X(453), 598],
    ];
    s.part('slant-pocket', X(390), 700);
    pocket(s, m(SLANTED), {
      fill: cloth.fill(),
      thread: p.thread,
      rivets: spec.cloth === 'fleece' || spec.cloth === 'nylon' ? [] : rivets,
      metal,
    });
    s.stroke('paint', m('M318 656L380 592'), '#0a0706', 4, { opacity: 0.5 });
    s.stroke('detail', m('M318 656L380 592'), '#000', 6, { opacity: 0.7 });
    stitch(s, m('M329 660L387 600'), 0, p.thread);
    stitch(s, m('M334 665L391 606'), 0, p.thread);
    stitch(s, m('M324 672C321 730 321 770 322 800C360 808 416 813 455 816C456 756 456 690 455 602'), 0, p.thread);
    stitch(s, m('M330 676C327 730 327 770 328 795C364 803 416 807 449 810C450 756 450 690 449 606'), 0, p.thread);
  }
}

function corners({ s, p, spec, metal }: Work, ...at: readonly Point[]): void {
  at.forEach(([x, y], index) => {
    if (spec.rivets) cornerRivet(s, x, y, metal);
    else barTack(s, x, y, index === 0 ? 0.9 : -0.9, 15, p.thread);
  });
}

export function cornerRivet(s: Sheet, x: number, y: number, metal: string): void {
  setRivet(s, x, y, 6.5, metal);
}

function patched(work: Work): void {
  const { s, p, cloth, rows } = work;
  for (const { m, X, left } of sides(3)) {
    s.add('folds', `<path d="${m(PATCH)}" fill="#808080" fill-opacity=".45"/>`);
    s.part('patch-pocket', X(390), 706);
    pocket(s, m(PATCH), { fill: cloth.fill(), thread: p.thread, lift: 0.16 });
    s.stroke('paint', m('M319 604L461 602'), '#0a0706', 3, { opacity: 0.34 });
    s.stroke('detail', m('M319 604L461 602'), '#000', 5, { opacity: 0.5 });
    stitch(s, m('M318 632L463 630'), 0, p.thread);
    if (rows === 2) stitch(s, m('M318 638L463 636'), 0, p.thread);
    stitch(
      s,
      m('M324 608C322 670 322 730 323 790C323 796 328 800 336 801L447 808C453 808 457 804 457 798C458 740 458 670 457 606'),
      0,
      p.thread,
    );
    corners(work, [X(326), 610], [X(455), 609]);
    if (left) label(s, X(434), 776, 36, 20);
  }
}

function welted({ s, p, cloth }: Work): void {
  for (const { m, X, k } of sides(5)) {
    const welt = m('M396 610L348 742');
    s.part('welt-pocket', X(372), 676);
    s.stroke('detail', welt, '#000', 31, { opacity: 0.2, cap: 'butt' });
    s.stroke('folds', welt, '#808080', 26, { cap: 'butt', opacity: 0.8 });
    s.stroke('paint', welt, cloth.fill(), 25, { cap: 'butt' });
    s.stroke('detail', welt, '#fff', 25, { opacity: 0.22, cap: 'butt' });
    s.stroke('detail', offset(welt, -13 * k), '#000', 5, { opacity: 0.6, cap: 'butt' });
    s.stroke('paint', offset(welt, -13 * k), '#0a0808', 3, { opacity: 0.42, cap: 'butt' });
    stitch(s, offset(welt, 8 * k), 0, p.thread, { size: 1.5 });
    stitch(s, offset(welt, -8 * k), 0, p.thread, { size: 1.5 });
    barTack(s, X(395), 612, -0.2 * k, 27, p.thread);
    barTack(s, X(349), 739, -0.2 * k, 27, p.thread);
  }
}
