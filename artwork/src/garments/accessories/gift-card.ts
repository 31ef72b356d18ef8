// Gift card lying at a slight angle, half out of its paper sleeve. Five printed designs.
import type { ArtworkSpecOf, Color, Garment } from '../../draw.ts';
import { lum, mix } from '../../kit/color.ts';
import type { Point } from '../../kit/geometry.ts';
import { lettering } from '../../kit/letters.ts';
import { fold } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import type { Move } from '../../kit/sway.ts';
import { PRINTS, type PrintColors } from './gift-card-prints.ts';

type GiftCard = ArtworkSpecOf<'gift-card'>;

/** The card has its own units, 600 x 378, the sleeve 676 x 430; both are centered on (0, 0). */
const round = (w: number, h: number, r: number) => {
  const k = r * 0.45,
    [x, y] = [w / 2, h / 2];
  return `M${-x + r} ${-y}L${x - r} ${-y}C${x - k} ${-y} ${x} ${-y + k} ${x} ${-y + r}L${x} ${y - r}C${x} ${y - k} ${x - k} ${y} ${x - r} ${y}L${-x + r} ${y}C${-x + k} ${y} ${-x} ${y - k} ${-x} ${y - r}L${-x} ${-y + r}C${-x} ${-y + k} ${-x + k} ${-y} ${-x + r} ${-y}Z`;
};
const CARD = round(600, 378, 26);
const SLEEVE = 'M-338 -150L-84 -150C-72 -60 72 -60 84 -150L338 -150L338 284L-338 284Z';
const BACK = 'M-338 -138L338 -138L338 284L-338 284Z';

const turned = ([cx, cy]: Point, degrees: number): Move => {
  const c = Math.cos((degrees * Math.PI) / 180),
    n = Math.sin((degrees * Math.PI) / 180);
  return (x, y) => [cx + x * c - y * n, cy + x * n + y * c];
};

function words(s: Sheet, text: string, [x, y]: Point, size: number, ink: string, degrees: number, gap = 1.4) {
  const set = (fill: string) =>
    `<g transform="rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})">${lettering(text, x, y, size, fill, gap)}</g>`;
  s.add('paint', set(ink));
  s.add('detail', `<g opacity=".16">${set('#000')}</g>`);
}

function sleeve(s: Sheet, at: Move, degrees: number) {
  const paper = '#b8946a';
  s.moved(at, () => {
    s.body(SLEEVE, {
      fill: paper,
      cloth: 'canvas',
      grain: 0.7,
      roll: 7,
      puff: 3,
      base: 26,
      wrinkle: 0.7,
      gloss: 0.02,
      wear: 0.2,
      edge: true,
    });
    s.inside(SLEEVE, () => {
      // the folded sides and foot of the sleeve, and the give of used paper
      for (const d of ['M-322 -160L-322 290', 'M322 -160L322 290', 'M-340 268L340 268']) {
        s.stroke('detail', d, '#000', 3, { opacity: 0.22 });
        s.stroke('paint', d, '#3a2614', 1.4, { opacity: 0.22 });
      }
      fold(s, '-300 120 -180 150 -40 144', 50, 0.16);
      fold(s, '120 230 220 200 320 206', 44, 0.16, { side: -1 });
      s.stroke('paint', 'M-338 -150L-84 -150C-72 -60 72 -60 84 -150L338 -150', '#fff', 3, { opacity: 0.16 });
      s.stroke('detail', 'M-338 -150L-84 -150C-72 -60 72 -60 84 -150L338 -150', '#fff', 5, { opacity: 0.2 });
      const ridge = 'M-78 92L-34 24L-10 62L18 30L44 58L78 92Z';
      s.add('paint', `<path d="${ridge}" fill="#4a2f1a" fill-opacity=".82"/>`);
      s.add('paint', '<path d="M-34 24L-22 52L-36 66L-22 92L-78 92ZM18 30L26 60L14 72L26 92L-14 92Z" fill="#2c1a0c" fill-opacity=".5"/>');
      s.add('detail', `<path d="${ridge}" fill="#000" fill-opacity=".16"/>`);
    });
  });
  words(s, 'RIDGE & RIVET', at(0, 156), 46, '#4a2f1a', degrees, 2.4);
  words(s, 'A GIFT', at(0, 204), 22, '#5d3d24', degrees, 3);
}

function draw(spec: GiftCard, { hex, accents }: Color): string {
  const s = new Sheet({ name: `gift card, ${spec.design}`, drift: { amount: 1, seed: 7 } }),
    tilt = -7,
    lean = 3,
    card = turned([488, 372], tilt),
    paper = turned([516, 590], lean),
    print = PRINTS[spec.design],
    pale = lum(hex) > 0.55,
    colors: PrintColors = {
      ground: hex,
      dark: mix(hex, '#14110e', pale ? 0.72 : 0.6),
      light: pale ? mix(hex, '#ffffff', 0.4) : mix(hex, '#f3e6c8', 0.78),
      accent: accents[0] ?? (pale ? '#9c4a2c' : '#d9a55a'),
      tilt,
    };
  s.moved(paper, () => s.body(BACK, { fill: '#8a6a46', cloth: 'canvas', roll: 8, puff: 2, base: -8, wrinkle: 0.4, gloss: 0.02 }));
  s.moved(card, () => {
    s.body(CARD, { fill: hex, cloth: 'smooth', roll: 6, puff: 5, base: 10, wrinkle: 0.1, gloss: 0.3, wear: 0, grain: 0.2, edge: true });
    s.inside(CARD, () => print.draw(s, colors));
  });
  words(s, 'RIDGE & RIVET', card(...print.name), print.size, print.textColor(colors), tilt, 1.6);
  words(s, 'GIFT CARD', card(print.name[0], print.name[1] + 29), 15, print.textColor(colors), tilt, 2.6);
  sleeve(s, paper, lean);
  return s.toString();
}

export const garment: Garment<'gift-card'> = { draw, hasBack: false, detail: () => ({ part: 'cloth', box: [300, 180, 360] }) };
