// The back of work pants: riveted patch pockets, welt pockets or a flap pocket, center seam, darts.
import { offset } from '../../kit/geometry.ts';
import { barTack, button, fold, pocket, puckers, seam, setRivet, stitch, underEdge } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { BOTH, type Side } from '../shared/sides.ts';
import { type Cloth, LEGS, type Pants } from './pants-shape.ts';
import { breakOf, legFolds } from './trouser-folds.ts';
import { groove, legSeams, weltPocket } from './trouser-parts.ts';

/** The upper edge of the patch pocket, lowered by a distance. */
const patchTop = (by = 0) => `M348 ${190 + by}C388 ${198 + by} 432 ${204 + by} 476 ${202 + by}`;
/** Sides and lower edge of the patch pocket, from the end of `patchTop` back to its start. */
const PATCH_SIDES = 'C478 250 478 294 474 330L420 352L360 330C350 290 346 240 348 190';
const PATCH = `${patchTop()}${PATCH_SIDES}Z`;
const DOUBLED = 'M350 262C390 270 434 274 477 270C478 294 477 312 474 330L420 352L360 330C354 306 351 284 350 262Z';

/** Draws a patch pocket with clipped corners; those of a buttoned waist have a reinforced lower half. */
function patchPocket(s: Sheet, { m, X, side }: Side, { p, fill, metal }: Cloth, spec: Pants) {
  const doubled = spec.waist === 'button',
    riveted = doubled && spec.rivets !== 'none';
  const d = m(PATCH);
  pocket(s, d, { fill, thread: p.thread, lift: 0.15 });
  s.inside(d, () => {
    for (const by of [6, 12]) stitch(s, offset(m(`M476 202${PATCH_SIDES}`), by * side), 0, p.thread);
    for (const by of [10, 17]) stitch(s, m(patchTop(by)), 0, p.thread);
    if (doubled) {
      s.patch(m(DOUBLED), { lift: 0.1 });
      for (const by of [0, 6]) stitch(s, m(`M350 ${264 + by}C390 ${272 + by} 434 ${276 + by} 477 ${272 + by}`), 0, p.thread);
    }
    fold(
      s,
      [
        [X(372), 232],
        [X(404), 250],
        [X(446), 244],
      ],
      18,
      0.3,
    );
  });
  s.stroke('paint', offset(m(patchTop()), -1), '#0a0706', 3, { opacity: 0.35 });
  for (const [x, y] of [
    [357, 202],
    [467, 212],
  ] as const) {
    if (riveted) setRivet(s, X(x), y, 5, metal);
    else barTack(s, X(x), y, 0, 14, p.thread);
  }
}

function flapPocket(s: Sheet, { m, X, side }: Side, { p, fill }: Cloth) {
  const d = m('M352 206C392 214 434 218 474 216C476 236 476 250 474 262C434 272 394 268 354 252C352 238 351 222 352 206Z');
  underEdge(s, d, { reach: 14, strength: 0.24 });
  pocket(s, d, { fill, thread: p.thread, lift: 0.18 });
  s.inside(d, () => {
    for (const by of [6, 12])
      stitch(s, offset(m('M474 216C476 236 476 250 474 262C434 272 394 268 354 252C352 238 351 222 352 206'), by * side), 0, p.thread);
  });
  stitch(s, m('M352 200C392 208 434 212 474 210'), 0, p.thread);
  button(s, X(414), 256, 7, '#4a4238', p.thread);
  s.part('button', X(414), 256);
}

export function pantsSeat(s: Sheet, spec: Pants, cloth: Cloth): void {
  const { p, body } = cloth;
  s.body(LEGS.back, { ...body, roll: 86, puff: 60 });
  s.inside(LEGS.back, () => {
    legFolds(s, 'back', breakOf(spec.cloth));
    const rise = 'M500 100C500 200 500 300 500 374';
    seam(s, rise, { thread: p.thread, rows: spec.knees === 'double' ? [5, 11] : [5], side: -1, seed: 6, pucker: 0.5 });
    for (const at of BOTH) {
      legSeams(s, at, {
        outer: 'M338 116C326 190 312 250 307 330C296 430 292 540 288 640C285 740 284 850 285 946',
        inner: 'M497 385C487 460 475 545 463 640C454 740 440 850 432 956',
        thread: p.thread,
        rows: spec.knees === 'double' ? [5, 11] : [5],
      });
      if (spec.waist === 'button') {
        // a dart shapes the seat: sewn shut, so it only shows as a crease that dies away
        const dart = at.m('M420 104C420 134 420 154 418 176');
        groove(s, dart, 3);
        puckers(s, dart, { seed: 3, side: at.side, strength: 0.5, reach: 16, gap: 16 });
      }
      if (spec.knees === 'darted') {
        // the hollow of the knee
        for (const d of ['M284 628C340 650 410 648 466 618', 'M284 676C340 668 402 668 458 690']) {
          groove(s, at.m(d));
          stitch(s, offset(at.m(d), 6 * at.side), 0, p.thread);
        }
      }
      if (spec.knees === 'double') {
        // heel guard
        const guard = at.m('M281 872C330 888 390 888 434 878L426 962L281 950Z');
        pocket(s, guard, { fill: cloth.fill, thread: p.thread, lift: 0.1 });
        for (const by of [6, 12]) stitch(s, at.m(`M281 ${872 + by}C330 ${888 + by} 390 ${888 + by} 434 ${878 + by}`), 0, p.thread);
      }
    }
  });
  for (const at of BOTH) {
    if (spec.waist === 'drawcord') {
      if (at.side < 0) patchPocket(s, at, cloth, spec);
    } else if (spec.knees === 'double') patchPocket(s, at, cloth, spec);
    else if (spec.knees === 'darted') flapPocket(s, at, cloth);
    else {
      weltPocket(s, at, { x: 356, y: 206, w: 112, drop: 12, thread: p.thread });
      button(s, at.X(414), 236, 7, '#4a4238', p.thread);
      s.part('button', at.X(414), 236);
    }
  }
}
