// Printed designs of the gift cards, 600 x 378 units, centered on (0, 0). The paper sleeve covers the lower half.
import { lum, mix } from '../../kit/color.ts';
import { chance, num, type Point } from '../../kit/geometry.ts';
import { plaid } from '../../kit/pattern.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { scaled } from '../shared/fit.ts';
import { oval } from '../shared/parts.ts';

export type PrintColors = { ground: string; dark: string; light: string; accent: string; tilt: number };
type Print = { draw: (s: Sheet, colors: PrintColors) => void; name: Point; size: number; textColor: (colors: PrintColors) => string };

const shape = (s: Sheet, d: string, fill: string, opacity = 1) => s.patch(d, { fill, opacity, lift: 0 });

function trees(x0: number, x1: number, y: number, tall: number, seed: number): string {
  const r = chance(seed);
  let d = '';
  for (let x = x0; x < x1; x += r.range(10, 22)) {
    const h = tall * r.range(0.6, 1.2),
      w = h * 0.2;
    d += `M${num(x)} ${num(y - h)}L${num(x + w * 0.6)} ${num(y - h * 0.55)}L${num(x + w * 0.4)} ${num(y - h * 0.55)}L${num(x + w)} ${num(y - h * 0.1)}L${num(x - w)} ${num(y - h * 0.1)}L${num(x - w * 0.4)} ${num(y - h * 0.55)}L${num(x - w * 0.6)} ${num(y - h * 0.55)}Z`;
  }
  return d;
}

function ridge(s: Sheet, { ground, dark, light, accent }: PrintColors) {
  shape(s, 'M-310 -200L310 -200L310 -40L-310 -40Z', mix(ground, light, 0.5));
  shape(s, oval(120, -84, 46, 46), mix(accent, '#fff3d6', 0.5));
  const far = 'M-310 10L-230 -60L-170 -24L-96 -104L-40 -50L30 -126L92 -66L150 -92L230 -36L310 -70L310 200L-310 200Z';
  shape(s, far, mix(ground, light, 0.2));
  shape(
    s,
    'M-96 -104L-74 -40L-104 -12L-70 30L-150 60L-40 60L-10 10L-40 -50ZM30 -126L46 -60L20 -20L60 40L140 60L92 -66Z',
    mix(ground, dark, 0.22),
    0.7,
  );
  shape(s, 'M-310 50L-190 4L-60 44L80 0L200 36L310 6L310 200L-310 200Z', mix(ground, dark, 0.5));
  shape(s, trees(-320, 320, 58, 54, 4), dark);
  shape(s, 'M-310 60C-100 40 120 76 310 50L310 200L-310 200Z', mix(dark, ground, 0.12));
}

function barn(s: Sheet, { ground, dark, light, accent }: PrintColors) {
  shape(s, 'M-310 -200L310 -200L310 60L-310 60Z', mix(ground, light, 0.55));
  shape(s, 'M-310 -20C-180 -70 -40 -40 80 -66C180 -84 260 -50 310 -62L310 80L-310 80Z', mix(ground, light, 0.24));
  shape(s, trees(-320, -60, 8, 40, 9), mix(ground, dark, 0.5));
  shape(s, trees(190, 320, 2, 46, 2), mix(ground, dark, 0.5));
  // gambrel barn, side and gable, its cross-braced door and loft window
  const red = accent === '#d9a55a' ? '#93402e' : accent;
  shape(s, 'M-30 -78L140 -78L166 -30L166 66L-14 66L-14 -26Z', mix(red, dark, 0.4));
  shape(s, 'M-46 -78L-30 -84L142 -84L172 -28L160 -22L136 -70L-34 -70Z', mix(dark, light, 0.3));
  shape(s, 'M-118 66L-118 -24L-94 -66L-54 -92L-14 -66L10 -24L10 66Z', red);
  s.stroke('paint', 'M-126 -18L-100 -72L-54 -100L-8 -72L18 -18', mix(dark, light, 0.3), 9);
  shape(s, 'M-84 66L-84 4L-24 4L-24 66Z', mix(red, dark, 0.45));
  s.stroke('paint', 'M-84 66L-84 4L-24 4L-24 66M-84 4L-24 66M-24 4L-84 66', light, 4);
  shape(s, 'M-68 -52L-40 -52L-40 -22L-68 -22Z', mix(dark, '#f0c878', 0.5));
  s.stroke('paint', 'M-68 -52L-40 -52L-40 -22L-68 -22ZM-54 -52L-54 -22', light, 3);
  let boards = '';
  for (let x = -108; x < 10; x += 11) boards += `M${x} -20L${x} 64`;
  for (let x = 20; x < 164; x += 12) boards += `M${x} -30L${x} 64`;
  s.stroke('paint', boards, '#000', 1.2, { opacity: 0.18 });
  shape(s, 'M-310 52C-120 40 100 70 310 48L310 200L-310 200Z', mix(ground, dark, 0.35));
  s.stroke('paint', 'M-300 60L-130 66M-300 44L-130 52M-280 30L-280 80M-230 34L-230 82M-180 38L-180 84', mix(dark, light, 0.15), 4);
}

function plaidCloth(s: Sheet, { ground, dark, light, accent, tilt }: PrintColors) {
  const fill = plaid(s, 'card', { ground, band: mix(ground, dark, 0.7), line: accent, light, cell: 118, angle: tilt });
  shape(s, 'M-310 -200L310 -200L310 200L-310 200Z', fill);
  // a woven patch carries the name
  const patch = 'M-168 -132L168 -132L168 -26L-168 -26Z';
  s.patch(patch, { fill: mix(dark, '#14110e', 0.3), lift: 0.2 });
  s.add(
    'paint',
    '<path d="M-158 -122L158 -122L158 -36L-158 -36Z" fill="none" stroke="#d9bd84" stroke-width="2.4" stroke-dasharray="7 4"/>',
  );
}

function workshop(s: Sheet, colors: PrintColors) {
  const { ground, dark, light } = colors;
  for (let y = -180; y < 190; y += 63) {
    shape(s, `M-310 ${y}L310 ${y}L310 ${y + 60}L-310 ${y + 60}Z`, mix(ground, y % 2 ? dark : light, 0.07));
    s.stroke('paint', `M-310 ${y}L310 ${y}`, '#000', 3, { opacity: 0.2 });
  }
  let grain = '';
  const r = chance(6);
  for (let i = 0; i < 46; i++) {
    const x = r.range(-300, 240),
      y = r.range(-180, 180);
    grain += `M${num(x)} ${num(y)}C${num(x + 30)} ${num(y - 3)} ${num(x + 60)} ${num(y + 3)} ${num(x + r.range(70, 130))} ${num(y)}`;
  }
  s.stroke('paint', grain, dark, 1.4, { opacity: 0.2 });
  beside(tools, 128, 8, 0.86)(s, colors);
}
function tools(s: Sheet, { dark, accent }: PrintColors) {
  const steel = '#b9bcbd',
    wood = mix(accent, '#c08a4a', 0.4);
  const tool = (d: string, fill: string) => {
    s.add('paint', `<path d="${d}" transform="translate(5 8)" fill="#000" fill-opacity=".26"/>`);
    s.patch(d, { fill, lift: 0.24 });
  };
  tool('M-206 70L-70 -104L-46 -86L-182 90C-192 98 -214 84 -206 70Z', wood);
  tool('M-96 -128C-80 -150 -40 -158 -6 -134L-22 -112C-34 -118 -40 -112 -44 -104L-24 -88L-42 -64L-104 -110Z', steel);
  tool(
    'M196 78L66 -76C52 -74 34 -82 28 -100C24 -114 28 -130 40 -140L46 -112L66 -104L84 -118L76 -144C96 -144 112 -128 112 -110C112 -102 110 -96 106 -90L224 54C228 70 208 90 196 78Z',
    steel,
  );
  shape(s, oval(204, 66, 7, 7), mix(dark, '#000000', 0.3));
  s.stroke('paint', 'M-190 66L-66 -92', '#fff', 3, { opacity: 0.26 });
}

function dog(s: Sheet, colors: PrintColors) {
  const { ground, dark, light } = colors;
  shape(s, oval(142, -64, 124, 124), mix(ground, light, 0.75));
  shape(s, trees(-320, 40, 54, 44, 12), mix(ground, dark, 0.35));
  shape(s, trees(250, 320, 52, 50, 15), mix(ground, dark, 0.35));
  shape(s, 'M-310 58C-120 40 100 66 310 46L310 200L-310 200Z', mix(ground, dark, 0.4));
  beside(sitting, 142, 2, 0.94)(s, colors);
}
function sitting(s: Sheet, { dark, light, accent }: PrintColors) {
  const coat = dark;
  // head with nose to the left, ear, neck, chest, back, sitting haunch, tail
  shape(
    s,
    'M-112 -92C-110 -102 -98 -108 -84 -110C-76 -128 -56 -142 -32 -140C-6 -138 12 -122 18 -98C24 -76 44 -58 62 -30C84 2 92 34 90 62C112 66 132 56 140 36C148 40 146 58 132 70C118 82 98 84 84 82L-44 82C-54 82 -54 70 -44 68L-30 64C-32 40 -34 14 -40 -10C-46 -30 -48 -44 -46 -56C-62 -56 -82 -62 -98 -70C-108 -76 -114 -84 -112 -92Z',
    coat,
  );
  shape(
    s,
    'M-30 -136C-14 -140 4 -130 12 -112C20 -92 22 -70 12 -60C2 -62 -8 -76 -12 -94C-16 -108 -22 -122 -30 -136Z',
    mix(coat, '#000000', 0.35),
  );
  shape(s, oval(-62, -108, 4.4, 4.4), light);
  shape(s, oval(-108, -92, 7, 6), mix(coat, '#000000', 0.5));
  shape(s, 'M-44 -40C-20 -28 10 -40 30 -66C40 -52 52 -42 62 -26C80 2 86 26 84 40C50 52 4 46 -32 30C-34 4 -40 -20 -44 -40Z', accent);
  s.stroke('paint', 'M-44 -36C-20 -24 12 -36 32 -62', mix(accent, dark, 0.5), 9);
  s.stroke('paint', 'M-30 24C4 40 50 46 82 34', mix(accent, light, 0.5), 2.4, { dash: '7 4' });
}

const readable = ({ ground, dark, light }: PrintColors) => (lum(ground) > 0.4 ? dark : light);
const onSky = ({ dark }: PrintColors) => dark;
const beside =
  (print: Print['draw'], dx: number, dy: number, k: number): Print['draw'] =>
  (s, colors) =>
    s.moved(scaled(k, k, [0, 0], dx, dy), () => print(s, colors));

export const PRINTS: Record<'ridge' | 'barn' | 'plaid' | 'workshop' | 'dog', Print> = {
  ridge: { draw: ridge, name: [-134, -140], size: 29, textColor: onSky },
  barn: { draw: barn, name: [-134, -140], size: 29, textColor: onSky },
  plaid: { draw: plaidCloth, name: [0, -84], size: 31, textColor: () => '#d9bd84' },
  workshop: { draw: workshop, name: [-140, -120], size: 29, textColor: readable },
  dog: { draw: dog, name: [-146, -96], size: 29, textColor: readable },
};
