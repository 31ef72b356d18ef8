// Leash: twisted rope in coils with leather whippings, or flat web in a bundle; a bolt snap at its end.
import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lum, mix, palette } from '../../kit/color.ts';
import { along, line, type Point, smooth } from '../../kit/geometry.ts';
import { barTack, rivet, stitch } from '../../kit/parts.ts';
import { type Body, Sheet } from '../../kit/sheet.ts';
import { dropOn, plate, ribbon, rod } from '../shared/parts.ts';

type Leash = ArtworkSpecOf<'leash'>;
const METAL = '#b59258';
const LEATHER: Body = { fill: '#6d4326', cloth: 'leather', gloss: 0.35, wear: 0.6, wrinkle: 0.2 };
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

const turn = (x: number, y: number, rx: number, ry: number) =>
  Array.from(
    { length: 24 },
    (_, i): Point => [x + cos(i * 15) * rx * (1 + 0.02 * Math.sin(i * 1.3)), y + sin(i * 15) * ry * (1 + 0.03 * Math.sin(i * 0.9))],
  );
/** Returns a loop of a bundled strap, narrow where the bundle is tied; `lean` is in degrees. */
const loop = (x: number, y: number, rx: number, ry: number, lean: number) =>
  Array.from({ length: 28 }, (_, i): Point => {
    const a = (i / 28) * 360,
      X = cos(a) * rx * (0.36 + 0.64 * sin(a) ** 2 + 0.18 * Math.abs(sin(a * 2))),
      Y = sin(a) * ry;
    return [x + X * cos(lean) - Y * sin(lean), y + X * sin(lean) + Y * cos(lean)];
  });

/** Draws a bolt snap (swivel eye, body, hook and thumb stud) that hangs from (764, 752). */
function boltSnap(s: Sheet) {
  rod(s, 'M764 752L730 764L736 796L772 784Z', 8, METAL, { closed: true, base: 56 });
  plate(s, 'M742 766C728 764 716 770 712 780L716 796C724 804 740 802 748 794Z', METAL, { base: 62 });
  rod(s, 'M722 786L660 808C640 816 620 812 612 798C606 784 616 770 632 770C644 770 652 776 654 784', 13, METAL, { base: 60 });
  rod(s, 'M704 780L656 796', 7, mix(METAL, '#ffffff', 0.15), { base: 74 });
  rivet(s, 682, 780, 6, METAL);
  s.part('bolt-snap', 682, 786);
}

function whipping(s: Sheet, laid: string[], pts: Point[], width: number, base: number) {
  const shape = ribbon(pts, width);
  dropOn(s, laid, shape);
  s.body(shape, { ...LEATHER, roll: 18, puff: 16, base, edge: true });
  s.inside(shape, () => s.stroke('paint', shape, '#1c0c04', 10, { opacity: 0.2 }));
  stitch(s, smooth(pts), 0, '#d3ab70', { size: 2, pitch: 8, gap: 2.6 });
}

function rope(s: Sheet, hex: string) {
  const { base: yarn } = palette(hex),
    pale = lum(hex) > 0.6,
    fleck = pale ? '#8b5a34' : mix(yarn, '#ead9b4', 0.6),
    laid: string[] = [],
    wide = 31;
  const lay = (pts: Point[], base: number, closed = false) => {
    const c = smooth(pts, closed),
      d = ribbon(c, wide, { closed });
    dropOn(s, laid, d, { dx: 5, dy: 9 });
    laid.push(d);
    s.body(d, { fill: yarn, cloth: 'canvas', roll: 15, puff: 15, base, wrinkle: 0.1, grain: 1.6, edge: true, gloss: 0.06 });
    let strands = '',
      tracer = '';
    for (const [i, q] of along(c, 12.5).entries()) {
      const at = (k: number, j: number) => `${Math.round(q.x - q.ty * k + q.tx * j)} ${Math.round(q.y + q.tx * k + q.ty * j)}`;
      strands += `M${at(-17, -12)}L${at(-7, -5)}L${at(7, 5)}L${at(17, 12)}`;
      if (i % 3 === 0) tracer += `M${at(-11, -2)}L${at(10, 13)}`;
    }
    s.inside(d, () => {
      s.stroke('paint', tracer, fleck, 2.6, { opacity: 0.75 });
      s.stroke('paint', strands, '#000', 2, { opacity: pale ? 0.1 : 0.2 });
      s.stroke('detail', strands, '#000', 4.2, { opacity: pale ? 0.38 : 0.55 });
      for (const [w, o] of [
        [12, 0.1],
        [6, 0.14],
      ] as const)
        s.stroke('paint', d, '#000', w, { opacity: pale ? o * 0.5 : o });
    });
  };
  // handle loop, then the free end, then the coil from the bottom up: free ends start under a ring
  lay(
    [
      [470, 214],
      [420, 226],
      [330, 200],
      [236, 214],
      [170, 260],
      [148, 322],
      [186, 366],
      [262, 352],
      [334, 290],
      [404, 244],
      [480, 214],
    ],
    0,
  );
  lay(
    [
      [520, 552],
      [600, 562],
      [700, 566],
      [800, 550],
      [880, 572],
      [902, 650],
      [850, 724],
      [770, 764],
    ],
    2,
  );
  lay(turn(592, 380, 298, 178), 8, true);
  lay(turn(584, 372, 252, 142), 14, true);
  lay(turn(606, 384, 262, 152), 20, true);
  lay(turn(592, 376, 208, 114), 26, true);
  whipping(
    s,
    laid,
    [
      [452, 222],
      [402, 246],
      [352, 280],
    ],
    wide + 9,
    46,
  );
  whipping(
    s,
    laid,
    [
      [872, 704],
      [820, 742],
      [764, 768],
    ],
    wide + 9,
    50,
  );
  boltSnap(s);
}

function web(s: Sheet, hex: string) {
  const { base: yarn, thread } = palette(hex),
    stripe = lum(hex) > 0.6 ? '#8b5a34' : mix(yarn, '#ead9b4', 0.7),
    laid: string[] = [],
    wide = 46;
  const lay = (pts: Point[], base: number, closed = false) => {
    const c = smooth(pts, closed),
      d = ribbon(c, wide, { closed });
    dropOn(s, laid, d, { dx: 5, dy: 8, strength: 0.4 });
    laid.push(d);
    s.body(d, { fill: yarn, cloth: 'twill', roll: 4, puff: 3, base, wrinkle: 0.5, grain: 1.9, edge: true, gloss: 0.05 });
    const ends = closed ? [...pts, pts[0]!] : pts,
      row = (by: number) => line(along(smooth(ends, false), 9).map((q): Point => [q.x - q.ty * by, q.y + q.tx * by]));
    s.inside(d, () => {
      s.stroke('paint', row(0), stripe, 7, { opacity: 0.85, cap: 'butt' });
      s.stroke('detail', row(0), '#fff', 7, { opacity: 0.14, cap: 'butt' });
      for (const by of [-17, 17]) stitch(s, row(by), 0, thread, { size: 1.8 });
      s.stroke('paint', d, '#000', 5, { opacity: 0.12 });
    });
  };
  // handle up to the right, the end with the snap down to the left, the bundle over both
  lay(
    [
      [520, 520],
      [566, 400],
      [616, 280],
      [664, 176],
      [724, 126],
      [784, 150],
      [790, 222],
      [738, 300],
      [664, 380],
      [560, 500],
    ],
    0,
  );
  lay(
    [
      [486, 500],
      [450, 620],
      [396, 720],
      [318, 792],
      [252, 822],
    ],
    2,
  );
  lay(loop(468, 478, 176, 352, -15), 8, true);
  lay(loop(520, 486, 160, 362, 7), 16, true);
  lay(loop(490, 480, 150, 340, -4), 24, true);
  const tie: Point[] = [
    [396, 514],
    [440, 500],
    [496, 494],
    [556, 484],
    [604, 462],
  ];
  lay(tie, 44);
  s.part('bundle-strap', 496, 494);
  barTack(s, 592, 466, 1.2, 40, thread);
  // the handle is sewn back on itself
  const join: Point[] = [
    [600, 330],
    [628, 282],
    [656, 226],
  ];
  whipping(s, laid, join, wide + 8, 12);
  whipping(
    s,
    laid,
    [
      [316, 794],
      [276, 814],
      [236, 828],
    ],
    wide + 8,
    30,
  );
  s.moved(
    (x, y) => [x - 524, y + 66],
    () => boltSnap(s),
  );
}

function draw(spec: Leash, color: Color): string {
  const s = new Sheet({ name: `leash of ${spec.cloth}`, drift: { amount: 2, seed: 19 } });
  if (spec.cloth === 'rope')
    s.moved(
      (x, y) => [x - 25, y],
      () => rope(s, color.hex),
    );
  else
    s.moved(
      (x, y) => [x + 40, y - 10],
      () => web(s, color.hex),
    );
  return s.toString();
}

export const garment: Garment<'leash'> = {
  draw,
  hasBack: false,
  detail: ({ cloth }) => (cloth === 'rope' ? { part: 'bolt-snap', box: [590, 470, 320] } : { part: 'bundle-strap', box: [390, 330, 320] }),
};
