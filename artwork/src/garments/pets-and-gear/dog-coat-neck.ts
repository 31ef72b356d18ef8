// The neck of a dog coat: the lining seen inside, and a collar of corduroy, sherpa or the coat's own cloth.
import type { ArtworkSpecOf } from '../../draw.ts';
import { mix, type Palette } from '../../kit/color.ts';
import { button, fold, stitch, underEdge } from '../../kit/parts.ts';
import type { Body, Sheet } from '../../kit/sheet.ts';

export type DogCoat = ArtworkSpecOf<'dog-coat'>;
export type Coat = { p: Palette; body: Body; metal: string; trim: string; power: number };

export const SHELL =
  'M300 262C400 268 500 282 600 288C700 292 790 300 846 330C884 360 896 430 890 500C884 560 872 600 852 628C840 642 822 644 806 636C760 606 712 598 664 616C604 648 520 664 440 650C430 600 410 566 372 556C326 548 288 580 272 640C240 640 206 612 188 560C172 508 168 440 182 388C200 330 244 280 300 262Z';
const HOLE = 'M176 392C160 330 190 262 262 226C300 214 322 240 316 282C300 350 262 410 216 430C196 432 182 416 176 392Z';
const COLLAR =
  'M262 226C300 196 352 206 380 246C386 330 340 440 246 502C226 510 204 500 194 480C182 462 172 434 171 404C182 424 198 428 214 420C258 400 296 346 312 280C322 240 300 214 262 226Z';
const PILE =
  'M250 222C296 182 366 196 396 240C406 336 352 456 252 520C226 530 198 518 186 494C172 470 162 436 164 398C180 424 200 430 216 422C262 400 300 346 314 282C322 244 296 212 250 222Z';
const RIM = 'M158 400C138 322 178 244 256 206C306 190 338 224 332 284C314 362 268 428 216 450C184 454 166 434 158 400Z';
const SHERPA: Body = { fill: '#e6dac2', cloth: 'sherpa', relief: 4.4, grain: 1.2, wrinkle: 0.7, wear: 0, gloss: 0.01, angle: 42 };
const STAND =
  'M262 226C296 204 336 210 356 240C362 322 318 424 234 478C216 484 200 478 190 460C180 444 172 424 171 404C182 424 198 428 214 420C258 400 296 346 312 280C322 240 300 214 262 226Z';

const STRIPES = [
  [232, '#4a2620', 20],
  [262, '#2f3a36', 8],
  [296, '#4a2620', 20],
  [326, '#2f3a36', 8],
  [360, '#4a2620', 20],
  [200, '#2f3a36', 8],
] as const;

/** Striped wool blanket; the stripes follow the opening of the neck. */
function blanketLining(s: Sheet) {
  s.body(HOLE, { fill: '#8a7a60', cloth: 'flannel', roll: 70, puff: -50, base: 10, gloss: 0.01, wrinkle: 0.5, grain: 1.4, angle: 42 });
  s.inside(HOLE, () => {
    for (const [x, color, width] of STRIPES)
      s.stroke('paint', `M${x} 180C${x - 30} 260 ${x - 70} 350 ${x - 130} 450`, color, width, { opacity: 0.85, cap: 'butt' });
  });
  s.part('blanket-lining', 240, 320);
}

/** Buttons the collar across the throat; the other half is below this one. */
function collarButton(s: Sheet) {
  const hole = 'M222 456L238 474';
  s.stroke('detail', hole, '#000', 6, { opacity: 0.4 });
  s.stroke('paint', hole, '#1a100a', 4, { opacity: 0.7 });
  button(s, 230, 465, 11, '#8a6a44', '#2a1a0e');
  s.part('collar-button', 230, 465);
}

function lining(s: Sheet, spec: DogCoat, { p, body }: Coat) {
  const isPile = spec.collar === 'sherpa' || spec.cloth === 'fleece' || spec.lining === 'fleece';
  const kind = isPile ? 'fleece' : spec.lining;
  // the far side of a pile collar stands round the opening
  if (spec.collar === 'sherpa') s.body(RIM, { ...SHERPA, roll: 30, puff: 24, base: 0 });
  if (kind === 'blanket') return blanketLining(s);
  const inner: Record<typeof kind, Body> = {
    fleece: { fill: '#8f8168', cloth: 'sherpa', relief: 3.4, gloss: 0.01, wrinkle: 0.4, grain: 1.2 },
    none: { fill: mix(p.base, '#120805', 0.4), cloth: body.cloth, gloss: 0.02, wrinkle: 0.6 },
    quilted: { fill: mix('#8d2f26', '#120805', 0.34), cloth: 'nylon', gloss: 0.25, wrinkle: 0.6 },
  };
  s.body(HOLE, { ...inner[kind], roll: 70, puff: -50, base: 10 });
  if (kind === 'fleece') s.part('pile-lining', 240, 320);
  if (kind !== 'quilted') return;
  s.part('quilted-lining', 240, 320);
  s.inside(HOLE, () => {
    let q = '';
    for (let i = -6; i < 12; i++) q += `M${120 + i * 34} 180L${320 + i * 34} 460M${420 - i * 34} 180L${220 - i * 34} 460`;
    s.stroke('detail', q, '#000', 5, { opacity: 0.5 });
    s.stroke('paint', q, '#000', 2, { opacity: 0.3 });
  });
}

export function coatNeck(s: Sheet, spec: DogCoat, coat: Coat): void {
  const { p, body } = coat;
  lining(s, spec, coat);
  const shape = { corduroy: COLLAR, sherpa: PILE, self: STAND }[spec.collar];
  s.inside(SHELL, () => underEdge(s, shape, { reach: 30, strength: 0.34 }));
  if (spec.collar === 'sherpa') {
    s.body(shape, { ...SHERPA, roll: 70, puff: 60, base: 70 });
    s.inside(shape, () => {
      fold(s, '330 230 350 300 330 360', 30, 0.4);
      fold(s, '230 450 262 460 310 424', 26, 0.4);
    });
    return;
  }
  const brown = '#3f2a1e',
    fill = spec.collar === 'corduroy' ? brown : body.fill;
  if (spec.collar === 'corduroy') s.body(shape, { fill, cloth: 'cord', roll: 60, puff: 46, base: 70, angle: 42, wrinkle: 0.7, wear: 0.3 });
  else s.body(shape, { ...body, roll: 44, puff: 34, base: 66, angle: 42, wrinkle: 0.7 });
  const thread = spec.collar === 'corduroy' ? mix(brown, '#d8b98a', 0.4) : p.thread;
  const row =
    spec.collar === 'corduroy'
      ? 'M372 256C374 332 332 428 244 488C226 494 210 486 202 470'
      : 'M347 250C350 318 308 412 230 466C216 472 204 466 197 452';
  stitch(s, row, 0, thread);
  if (spec.collar === 'self') stitch(s, row, 8, thread);
  if (spec.collarButton) collarButton(s);
  s.inside(shape, () => {
    fold(s, '330 230 350 300 330 360', 22, 0.4);
    fold(s, '230 450 262 450 300 420', 20, 0.4);
  });
}
