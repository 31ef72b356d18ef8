// Workshop at morning: plank wall, window light from the left, bench with tools,
// the real product drawings hung and set down in it. 1600 x 700.
import { garment as beanie } from '../garments/accessories/beanie.ts';
import { garment as boot } from '../garments/footwear/boot.ts';
import { garment as jacket } from '../garments/outerwear/jacket.ts';
import { mix } from '../kit/color.ts';
import type { Scene } from '../kit/finish.ts';
import { type Chance, chance, num, taper } from '../kit/geometry.ts';
import { toolbox } from './props/toolbox.ts';
import { tools } from './props/tools.ts';
import { framed, linear, radial, softener, stop } from './setting.ts';
import { stocked } from './stock.ts';

function planks(r: Chance): string {
  let out = '';
  let grain = '';
  let pale = '';
  for (let x = 0; x < 1600; x += 84) {
    out += `<rect x="${x}" y="0" width="84" height="560" fill="${mix('#6d4c33', r() < 0.5 ? '#4e3422' : '#84603f', r.range(0, 0.6))}"/>`;
    for (let k = 0; k < 11; k++) {
      const gx = x + r.range(6, 78),
        y = r.range(-40, 480),
        l = r.range(80, 300),
        b = r.near(0, 7),
        d = `M${Math.round(gx)} ${Math.round(y)}q${num(b)} ${Math.round(l / 2)} ${num(b * 0.2)} ${Math.round(l)}`;
      if (k % 3) grain += d;
      else pale += d;
    }
    if (r() < 0.6) {
      const kx = Math.round(x + r.range(22, 62)),
        ky = Math.round(r.range(60, 460));
      out += `<ellipse cx="${kx}" cy="${ky}" rx="7" ry="10" fill="#2f1c10" fill-opacity=".7"/><ellipse cx="${kx}" cy="${ky}" rx="13" ry="18" fill="none" stroke="#2f1c10" stroke-opacity=".35" stroke-width="2"/>`;
    }
    out += `<rect x="${x}" y="0" width="3" height="560" fill="#140a05" fill-opacity=".75"/><rect x="${x + 3}" y="0" width="2" height="560" fill="#e9bd86" fill-opacity=".16"/><circle cx="${x + 16}" cy="40" r="2.500" fill="#1d110a"/><circle cx="${x + 68}" cy="40" r="2.500" fill="#1d110a"/>`;
  }
  return (
    out +
    `<path d="${grain}" stroke="#24140a" stroke-opacity=".32" stroke-width="1.6" fill="none"/><path d="${pale}" stroke="#e0b37c" stroke-opacity=".16" stroke-width="1.4" fill="none"/>`
  );
}

function windowFrame(): string {
  return `<rect x="52" y="44" width="336" height="372" fill="#1a0f08" fill-opacity=".55" transform="translate(10 14)"/><rect x="44" y="36" width="336" height="372" fill="#7a5536"/><rect x="44" y="36" width="336" height="372" fill="none" stroke="#c0905c" stroke-width="3"/>
<rect x="66" y="58" width="292" height="328" fill="url(#dawn)"/><path d="M66 300C120 268 150 282 200 262C250 242 300 276 358 250L358 386L66 386Z" fill="#c9a583" fill-opacity=".75"/><path d="M66 340C130 318 190 332 250 316C300 304 330 318 358 308L358 386L66 386Z" fill="#8d8368" fill-opacity=".8"/>
<path d="${[
    [84, 30],
    [96, 42],
    [110, 34],
    [300, 38],
    [316, 52],
    [334, 40],
    [346, 30],
  ]
    .map(([x = 0, h = 0]) => `M${x} ${332 - h}l${h * 0.2} ${h}h${-h * 0.4}z`)
    .join('')}" fill="#5a5c48" fill-opacity=".85"/>
<path d="M212 58L212 386M66 168L358 168M66 278L358 278" stroke="#4a2f1b" stroke-width="13"/><path d="M207 58L207 386M66 163L358 163M66 273L358 273" stroke="#e2b17a" stroke-width="2.500"/>
<path d="M66 58L358 58L358 64L72 64L72 386L66 386Z" fill="#2b1a0e" fill-opacity=".7"/><rect x="26" y="404" width="372" height="24" rx="3" fill="#8a623d"/><rect x="26" y="404" width="372" height="5" fill="#f0c48c" fill-opacity=".7"/><rect x="26" y="428" width="372" height="10" fill="#000" fill-opacity=".35"/>`;
}

function bench(r: Chance): string {
  let grain = '';
  for (let k = 0; k < 110; k++) {
    const x = r.range(-100, 1600),
      y = 528 + r() * 54;
    grain += taper(
      [
        [x, y],
        [x + 90, y + r.near(0, 3)],
        [x + r.range(140, 320), y + r.near(0, 4)],
      ],
      r.range(1.5, 3.5),
    );
  }
  const jar = (x: number, y: number, w: number, h: number) =>
    `<ellipse cx="${x + w * 0.8}" cy="${y + h}" rx="${w}" ry="9" fill="#120803" fill-opacity=".55"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="7" fill="url(#jar)"/><rect x="${x + 3}" y="${y + h * 0.35}" width="${w - 6}" height="${h * 0.62}" rx="5" fill="#6b5a44"/><rect x="${x + 6}" y="${y + 6}" width="5" height="${h - 14}" rx="2" fill="#fff" fill-opacity=".6"/><rect x="${x - 1}" y="${y - 10}" width="${w + 2}" height="14" rx="3" fill="#a37c46"/>`;
  return `<rect x="0" y="522" width="1600" height="66" fill="url(#top)"/><path d="${grain}" fill="#2a170b" fill-opacity=".4"/><rect x="0" y="522" width="1600" height="4" fill="#ffd9a0" fill-opacity=".55"/>
<rect x="0" y="588" width="1600" height="30" fill="url(#front)"/><rect x="0" y="618" width="1600" height="82" fill="#170d07"/><path d="M0 588L1600 588" stroke="#ffd59a" stroke-opacity=".4" stroke-width="3"/>
${[60, 560, 1060, 1500].map((x) => `<rect x="${x}" y="618" width="74" height="82" fill="#3a2415"/><rect x="${x}" y="618" width="7" height="82" fill="#8a5f3a"/>`).join('')}
${jar(560, 468, 54, 78)}${jar(628, 482, 46, 66)}
<path d="M700 566L780 548L784 556L704 575Z" fill="url(#wood)"/><path d="M784 548L812 541L813 547L786 555Z" fill="#b8bbb8"/><path d="M1010 574C1040 556 1070 566 1066 578C1060 590 1020 588 1010 574Z" fill="none" stroke="#c9a566" stroke-width="5"/>`;
}

export function workshop({ seed = 5 } = {}): Scene {
  const r = chance(seed);
  const defs =
    linear('dawn', stop(0, '#cfd6d2') + stop(0.45, '#ffe7b8') + stop(0.8, '#ffd493')) +
    linear('steel', stop(0, '#e4ded0') + stop(0.4, '#9a9a96') + stop(1, '#4b4d4f'), 'x2="1" y2="1"') +
    linear('wood', stop(0, '#c98d4f') + stop(0.5, '#94602f') + stop(1, '#54331a'), 'x2="1" y2=".6"') +
    linear('top', stop(0, '#7d5835') + stop(1, '#a87a4a')) +
    linear('front', stop(0, '#6a4628') + stop(1, '#3a2414')) +
    linear('jar', stop(0, '#dfe2d6', 0.85) + stop(1, '#8d8f80', 0.85), 'x2="1" y2="0"') +
    radial('dim', 0.3, 0.4, 0.85, stop(0, '#2a1508', 0) + stop(0.5, '#1a0d06', 0.22) + stop(1, '#080403', 0.72));
  const peg =
    '<rect x="1090" y="70" width="460" height="34" rx="3" fill="#000" fill-opacity=".35" transform="translate(8 12)"/><rect x="1090" y="70" width="460" height="34" rx="3" fill="#8d633c"/><rect x="1090" y="70" width="460" height="5" fill="#f3c88f" fill-opacity=".6"/>' +
    [1180, 1318, 1456]
      .map(
        (x) =>
          `<ellipse cx="${x + 8}" cy="100" rx="13" ry="8" fill="#000" fill-opacity=".4"/><circle cx="${x}" cy="88" r="11" fill="url(#wood)"/><circle cx="${x - 3}" cy="85" r="4" fill="#f6d09a" fill-opacity=".7"/>`,
      )
      .join('');
  const svg = framed(
    defs,
    `${planks(r)}<rect width="1600" height="560" fill="url(#dim)"/>${windowFrame()}${peg}<rect x="0" y="486" width="1600" height="40" fill="#0c0603" fill-opacity=".35"/>${bench(r)}<rect y="522" width="1600" height="178" fill="url(#dim)" opacity=".7"/>`,
  );
  const beam = (x: number, w: number, o: number) =>
    `<path d="M${x} 60L${x + w} 60L${x + w + 760} 700L${x + 560} 700Z" fill="#e8a75a" fill-opacity="${o}"/>`;
  const glow = framed(
    softener('b', '22', [20, 0, 1580, 700]) + radial('g', 0.13, 0.32, 0.6, stop(0, '#b98a4a') + stop(0.35, '#4a3018') + stop(1, '#070403')),
    `<rect width="1600" height="700" fill="url(#g)"/><g filter="url(#b)">${beam(80, 120, 0.2)}${beam(220, 130, 0.18)}</g>`,
  );
  return {
    svg,
    glow,
    loose: 0.7,
    grain: 3.5,
    brush: 0.04,
    bloom: 0.25,
    items: [
      { svg: tools(), x: 380, y: -20, size: 760, tint: [1, 0.9, 0.76], shadow: [13, 15, 6, 0.62] },
      { svg: toolbox(), x: 780, y: 400, size: 230, tint: [1, 0.88, 0.74], shadow: [14, 6, 5, 0.5] },
      { svg: stocked(jacket, 'jacket', '#a9743f', {}), x: 1090, y: 52, size: 480, tint: [1.02, 0.9, 0.74], shadow: [26, 22, 9, 0.6] },
      {
        svg: stocked(boot, 'boot', '#8a5a33', {}),
        x: 268,
        y: 338,
        size: 250,
        tint: [1.06, 0.94, 0.78],
        shadow: [16, 6, 5, 0.5],
        mirrored: true,
      },
      {
        svg: stocked(boot, 'boot', '#8a5a33', {}),
        x: 340,
        y: 352,
        size: 250,
        tint: [1.02, 0.9, 0.74],
        shadow: [16, 6, 5, 0.5],
        mirrored: true,
      },
      { svg: stocked(beanie, 'beanie', '#a8482a', {}), x: 1000, y: 420, size: 150, tint: [0.96, 0.84, 0.7], shadow: [12, 6, 5, 0.5] },
    ],
  };
}
