import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import { offset } from '../../kit/geometry.ts';
import { barTack, fold, pocket, seam, stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';
import { both, cord, curve, fur, sides, snap, tube } from '../tops/tops-parts.ts';

export type Parka = ArtworkSpecOf<'parka'>;
export type Work = { s: Sheet; p: Palette; spec: Parka; ruff: string; shell: (overrides?: Partial<Body>) => Body };

export const METAL = '#8d7a58';
const HOOD =
  'M404 216C384 196 374 160 378 124C384 78 424 50 464 45C488 42 512 42 536 45C576 50 616 78 622 124C626 160 616 196 596 216C570 210 562 190 562 150C562 118 552 98 530 90C512 85 488 85 470 90C448 98 438 118 438 150C438 190 430 210 404 216Z';
const RIM = 'M410 222C422 206 428 180 428 150C428 114 442 88 468 80C490 75 510 75 532 80C558 88 572 114 572 150C572 180 578 206 590 222';
const COLLAR = both('500 170 476 169 452 164 436 155 425 155 415 170 408 196 412 222', '412 222 442 244 470 254 500 258');
const BELLOWS = 'M322 706L454 712C454 768 454 824 452 874L316 862C316 810 318 758 322 706Z';
const FLAP = 'M318 694L458 700C459 722 459 738 458 750L388 764L314 742C315 726 316 710 318 694Z';

export function hood({ s, p, spec, ruff, shell }: Work, torsoPath: string): void {
  s.inside(torsoPath, () => underEdge(s, HOOD, { reach: 22, strength: 0.2 }));
  s.body(HOOD, shell({ roll: 40, puff: 40, base: 60, wrinkle: 0.8 }));
  s.inside(HOOD, () => {
    for (const { k, P, m } of sides(57, 10)) {
      seam(s, m(curve('430 96 410 70 400 52')), { thread: p.thread, rows: [5], side: k, seed: 3, pucker: 0.6 });
      fold(s, P('378 110 396 150 428 180'), 24, 0.55, { side: k });
      fold(s, P('392 180 424 204 460 222'), 22, 0.5, { side: -k });
      fold(s, P('406 206 444 230 488 240'), 18, 0.45, { side: k });
    }
    if (spec.trim === 'plain') {
      // a double row and a tunnel for the cord instead of fur
      const rim =
        'M416 208C424 190 428 176 428 150C428 112 442 88 468 80C490 75 510 75 532 80C558 88 572 112 572 150C572 176 576 190 584 208';
      stitch(s, offset(rim, -5), 0, p.thread);
      stitch(s, offset(rim, -24), 0, p.thread);
      s.stroke('detail', offset(rim, -14), '#fff', 18, { opacity: 0.16, cap: 'butt' });
      s.stroke('detail', offset(rim, -26), '#000', 3, { opacity: 0.3 });
    }
  });
  if (spec.trim === 'plain') {
    for (const x of [-1, 1])
      cord(s, curve(`${500 + x * 82} 206 ${500 + x * 88} 236 ${500 + x * 80} 262 ${500 + x * 84} 292`), {
        color: mix(p.base, '#16130f', 0.55),
        width: 6,
        tip: METAL,
        long: 16,
      });
    return;
  }
  s.body(tube(RIM, 30), {
    fill: mix(ruff, '#2a1a0e', 0.3),
    cloth: 'fleece',
    roll: 15,
    puff: 20,
    base: 76,
    gloss: 0.03,
    wrinkle: 0.6,
    relief: 1.2,
  });
  fur(s, RIM, { color: ruff, reach: 40, seed: 5, gap: 2.9 });
}

export function ruffFromBehind({ s, ruff }: Work): void {
  // the ruff shows beyond the hood's rim, all along the shoulders
  const edge = 'M388 204C382 152 414 114 458 104C486 99 514 99 542 104C586 114 618 152 612 204';
  s.body(tube(edge, 40), {
    fill: mix(ruff, '#2a1a0e', 0.3),
    cloth: 'fleece',
    roll: 20,
    puff: 20,
    base: 30,
    gloss: 0.03,
    wrinkle: 0.6,
    relief: 1.2,
  });
  fur(s, edge, { color: ruff, reach: 30, seed: 9, gap: 2.9 });
}

export function collar({ s, p, shell }: Work, torsoPath: string): void {
  s.inside(torsoPath, () => underEdge(s, COLLAR, { reach: 18, strength: 0.22 }));
  s.body(COLLAR, shell({ roll: 36, puff: 28, base: 58, wrinkle: 0.5 }));
  s.inside(COLLAR, () => {
    for (const { k, P, m } of sides(59, 8)) {
      fold(s, P('426 170 440 200 446 236'), 18, 0.42, { side: k });
      stitch(s, m(curve('434 164 452 171 472 177 500 179')), 0, p.thread, { size: 1.5 });
      stitch(s, m(curve('414 214 442 236 470 246 500 250')), 0, p.thread, { size: 1.5 });
    }
    s.patch('M470 160L530 160L530 262L470 262Z', { fill: p.base, lift: 0.17 });
    s.stroke('detail', 'M533 160L533 262', '#000', 5, { opacity: 0.45 });
    s.stroke('paint', 'M532 160L532 262', '#000', 2.6, { opacity: 0.34 });
    stitch(s, 'M476 172L524 172L524 262', 0, p.thread);
  });
  snap(s, 500, 212, 8.5, METAL);
}

export function pockets({ s, p }: Work, torsoPath: string): void {
  for (const { k, m, X, P } of sides(5)) {
    s.inside(torsoPath, () => {
      // hand-warmer welt
      const welt = m('M388 392L362 516');
      s.stroke('detail', welt, '#000', 28, { opacity: 0.2, cap: 'butt' });
      s.stroke('paint', welt, p.base, 22, { cap: 'butt' });
      s.stroke('folds', welt, '#808080', 22, { cap: 'butt', opacity: 0.8 });
      s.stroke('detail', welt, '#fff', 22, { opacity: 0.22, cap: 'butt' });
      s.stroke('detail', offset(welt, -12 * k), '#000', 5, { opacity: 0.6, cap: 'butt' });
      s.stroke('paint', offset(welt, -12 * k), '#0a0808', 3, { opacity: 0.4, cap: 'butt' });
      for (const by of [7, -7]) stitch(s, offset(welt, by * k), 0, p.thread, { size: 1.5 });
      barTack(s, X(388), 394, 0.1, 24, p.thread);
      barTack(s, X(362), 514, 0.1, 24, p.thread);
      s.add('folds', `<path d="${m(BELLOWS)}" fill="#808080" fill-opacity=".7"/>`);
      pocket(s, m(BELLOWS), { fill: p.base, thread: p.thread, lift: 0.2 });
    });
    stitch(s, offset(m('M452 760L450 868L320 857L324 750'), -6 * k), 0, p.thread, { size: 1.5 });
    s.inside(m(BELLOWS), () => {
      fold(s, P('330 780 360 810 420 816'), 24, 0.4, { side: k });
      fold(s, P('440 780 424 820 430 862'), 22, 0.36, { side: -k });
      s.stroke('detail', m('M330 750L324 862'), '#000', 3, { opacity: 0.3 });
    });
    s.part('flap-pocket', X(388), 780);
    pocket(s, m(FLAP), { fill: p.base, thread: p.thread, lift: 0.22 });
    stitch(s, m('M324 700L320 738L388 757L452 745L453 706'), 0, p.thread, { size: 1.5 });
    snap(s, X(334), 730, 7, METAL);
    snap(s, X(442), 736, 7, METAL);
  }
}
