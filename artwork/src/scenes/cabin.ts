// The cabin of the winter scene: log wall, lit window, porch boards, eaves, and the snow blown over them.
import { mix } from '../kit/color.ts';
import { type Chance, num, type Point, smooth, taper } from '../kit/geometry.ts';

export const WALL = 640;
export const FLOOR = 544;
const EDGE = 650;
const COURSE = 62;

export function wall(r: Chance): string {
  let out = `<rect x="${WALL}" y="-10" width="970" height="560" fill="#838a92"/>`;
  let cracks = '';
  let pale = '';
  for (let y = -24; y < FLOOR; y += COURSE) {
    const tone = mix('#6d5138', r() < 0.5 ? '#4f3926' : '#846446', r() * 0.7);
    out += `<rect x="${WALL - 8}" y="${y + 6}" width="980" height="${COURSE - 7}" fill="${tone}"/><rect x="${WALL - 8}" y="${y + 6}" width="980" height="${COURSE - 7}" fill="url(#round)"/>`;
    for (let k = 0; k < 26; k++) {
      const x = r.range(WALL, 1580);
      const gy = y + r.range(12, COURSE - 12);
      const mark = taper(
        [
          [x, gy],
          [x + 60, gy + r.near(0, 3)],
          [x + r.range(90, 260), gy + r.near(0, 5)],
        ],
        r.range(1.6, 4),
      );
      if (k % 4) cracks += mark;
      else pale += mark;
    }
    if (r() < 0.8) {
      const [kx, ky] = [r.range(WALL + 40, 1560), y + COURSE / 2];
      out += `<ellipse cx="${num(kx)}" cy="${num(ky)}" rx="9" ry="7" fill="#2a190d" fill-opacity=".7"/><ellipse cx="${num(kx)}" cy="${num(ky)}" rx="17" ry="12" fill="none" stroke="#2a190d" stroke-opacity=".35" stroke-width="2"/>`;
    }
  }
  out += `<path d="${cracks}" fill="#1f120a" fill-opacity=".5"/><path d="${pale}" fill="#d9b98c" fill-opacity=".14"/>`;
  return out;
}

export function corner(r: Chance): string {
  let out = '';
  for (let y = -24; y < FLOOR; y += COURSE) {
    out += `<circle cx="${WALL - 6}" cy="${y + 32}" r="29" fill="#5c4a3c"/><circle cx="${WALL - 6}" cy="${y + 32}" r="29" fill="url(#end)"/>`;
    for (const k of [24, 17, 10, 4])
      out += `<circle cx="${WALL - 6}" cy="${y + 32}" r="${k}" fill="none" stroke="#3a2414" stroke-opacity=".5" stroke-width="1.8"/>`;
    out += `<path d="M${WALL - 6} ${y + 32}l${num(r.near(0, 20))} ${num(r.range(14, 22))}" stroke="#2a190d" stroke-width="2"/>`;
  }
  return out;
}

export function lamplitWindow(): string {
  const x = 806;
  const y = 116;
  return `<rect x="${x - 18}" y="${y - 16}" width="276" height="268" fill="#10182a" fill-opacity=".5" transform="translate(8 10)"/><rect x="${x - 18}" y="${y - 18}" width="276" height="272" fill="#3f5a4c"/><rect x="${x - 18}" y="${y - 18}" width="276" height="272" fill="none" stroke="#8fa893" stroke-opacity=".6" stroke-width="3"/><rect x="${x}" y="${y}" width="240" height="236" fill="url(#room)"/>
<path d="M${x} ${y + 176}L${x + 240} ${y + 176}L${x + 240} ${y + 186}L${x} ${y + 186}Z" fill="#7a4416" fill-opacity=".7"/><path d="M${x + 150} ${y + 176}l0 -30l10 0l0 30zM${x + 166} ${y + 176}l0 -38l12 0l0 38zM${x + 182} ${y + 176}l0 -26l9 0l0 26zM${x + 40} ${y + 176}c-4 -30 34 -30 30 0z" fill="#8a4a1c" fill-opacity=".7"/>
<path d="M${x + 96} ${y + 116}L${x + 144} ${y + 116}L${x + 132} ${y + 80}L${x + 108} ${y + 80}Z" fill="#fff3cf"/><path d="M${x + 116} ${y + 116}l8 0l4 60l-16 0z" fill="#6a3a14"/>
<path d="M${x} ${y}L${x + 62} ${y}C${x + 60} ${y + 80} ${x + 44} ${y + 150} ${x + 14} ${y + 236}L${x} ${y + 236}ZM${x + 240} ${y}L${x + 178} ${y}C${x + 180} ${y + 80} ${x + 196} ${y + 150} ${x + 226} ${y + 236}L${x + 240} ${y + 236}Z" fill="#b9492f" fill-opacity=".75"/><path d="M${x + 14} ${y}C${x + 16} ${y + 90} ${x + 10} ${y + 170} ${x + 4} ${y + 236}M${x + 38} ${y}C${x + 38} ${y + 80} ${x + 28} ${y + 150} ${x + 10} ${y + 220}M${x + 226} ${y}C${x + 224} ${y + 90} ${x + 230} ${y + 170} ${x + 236} ${y + 236}M${x + 202} ${y}C${x + 202} ${y + 80} ${x + 212} ${y + 150} ${x + 230} ${y + 220}" stroke="#6d2414" stroke-opacity=".5" stroke-width="4" fill="none"/>
<path d="M${x + 120} ${y}L${x + 120} ${y + 236}M${x} ${y + 78}L${x + 240} ${y + 78}M${x} ${y + 157}L${x + 240} ${y + 157}" stroke="#2c4338" stroke-width="11"/><path d="M${x + 116} ${y}L${x + 116} ${y + 236}M${x} ${y + 74}L${x + 240} ${y + 74}M${x} ${y + 153}L${x + 240} ${y + 153}" stroke="#8fa893" stroke-opacity=".7" stroke-width="2"/><path d="M${x} ${y}L${x + 240} ${y}L${x + 240} ${y + 7}L${x + 7} ${y + 7}L${x + 7} ${y + 236}L${x} ${y + 236}Z" fill="#1a2620" fill-opacity=".6"/>
<path d="${smooth(frost(x, y + 236))}L${x} ${y + 236}Z" fill="#eef4fb" fill-opacity=".5"/><rect x="${x - 34}" y="${y + 250}" width="308" height="18" rx="3" fill="#4b6657"/><path d="M${x - 36} ${y + 252}C${x - 30} ${y + 236} ${x + 30} ${y + 240} ${x + 70} ${y + 238}C${x + 120} ${y + 230} ${x + 180} ${y + 242} ${x + 220} ${y + 236}C${x + 260} ${y + 232} ${x + 276} ${y + 240} ${x + 276} ${y + 254}C${x + 200} ${y + 258} ${x + 40} ${y + 258} ${x - 36} ${y + 252}Z" fill="#dfe8f3"/><rect x="${x - 34}" y="${y + 268}" width="308" height="9" fill="#060a12" fill-opacity=".4"/>`;
}
const frost = (x: number, y: number): Point[] => [
  [x, y - 34],
  [x + 16, y - 12],
  [x + 60, y - 7],
  [x + 120, y - 4],
  [x + 180, y - 7],
  [x + 226, y - 14],
  [x + 240, y - 30],
  [x + 240, y],
];

export function boards(r: Chance): string {
  let out = '';
  let seams = '';
  let grain = '';
  for (let k = -2; k < 22; k++) {
    const far = WALL - 20 + k * 50;
    const near = WALL - 150 + k * 62;
    out += `<path d="M${far} ${FLOOR}L${far + 50} ${FLOOR}L${near + 62} ${EDGE}L${near} ${EDGE}Z" fill="${mix('#7d6a58', r() < 0.5 ? '#564637' : '#93806a', r() * 0.7)}"/>`;
    seams += `M${far} ${FLOOR}L${near} ${EDGE}`;
    for (let g = 0; g < 5; g++) {
      const t = r();
      const a = r() * 0.7;
      const b = a + r.range(0.1, 0.3);
      const px = (v: number) => far + t * 50 + (near + t * 62 - far - t * 50) * v;
      grain += `M${num(px(a))} ${num(FLOOR + (EDGE - FLOOR) * a)}L${num(px(b))} ${num(FLOOR + (EDGE - FLOOR) * b)}`;
    }
  }
  return `<clipPath id="deck"><path d="M${WALL - 40} ${FLOOR}L1620 ${FLOOR}L1620 ${EDGE}L${WALL - 130} ${EDGE}Z"/></clipPath><g clip-path="url(#deck)">${out}<path d="${seams}" stroke="#1c140d" stroke-opacity=".8" stroke-width="2.2"/><path d="${grain}" stroke="#2a1e14" stroke-opacity=".4" stroke-width="1.5"/></g><path d="M${WALL - 40} ${FLOOR}L1620 ${FLOOR}L1620 ${EDGE}L${WALL - 130} ${EDGE}Z" fill="url(#floor)"/><rect x="${WALL - 40}" y="${FLOOR - 6}" width="1000" height="16" fill="#0c0f18" fill-opacity=".5"/><path d="M${WALL - 132} ${EDGE}L1620 ${EDGE}L1620 684L${WALL - 128} 684Z" fill="#4b3a2b"/><path d="M${WALL - 132} ${EDGE}L1620 ${EDGE}L1620 ${EDGE + 3}L${WALL - 132} ${EDGE + 3}Z" fill="#d9c3a0" fill-opacity=".5"/>`;
}

export function drifts(r: Chance): string {
  const crest = (x0: number, x1: number, y: number, high: number, gap: number): Point[] => {
    const line: Point[] = [];
    for (let x = x0; x <= x1; x += gap) line.push([x, y - high * r.range(0.2, 1)]);
    return line;
  };
  const front = crest(-40, 1680, 688, 22, 86);
  const lip: Point[] = [
    [WALL - 140, EDGE + 8],
    ...crest(WALL - 116, WALL + 60, EDGE - 4, 22, 34),
    [WALL + 110, EDGE + 2],
    [WALL + 60, EDGE + 12],
    [WALL - 10, EDGE + 6],
    [WALL - 70, EDGE + 16],
  ];
  return `<path d="${smooth(lip, true)}" fill="url(#lip)"/><path d="${smooth(front)}L1680 720L-40 720Z" fill="url(#drift)"/><path d="${smooth(front)}" fill="none" stroke="#f3f7fc" stroke-opacity=".5" stroke-width="2.4"/>`;
}

export function eaves(r: Chance): string {
  let ice = '';
  for (let x = WALL - 90; x < 1610; x += r.range(12, 46)) {
    const l = r.range(8, 40);
    const w = r.range(2.4, 5);
    ice += `M${num(x - w)} 30L${num(x + w)} 30L${num(x + r.near(0, 1.4))} ${num(30 + l)}Z`;
  }
  return `<path d="M${WALL - 120} -10L1610 -10L1610 30L${WALL - 108} 30Z" fill="#3a2b1f"/><path d="M${WALL - 108} 22L1610 22L1610 32L${WALL - 108} 32Z" fill="#1f1711"/><path d="M${WALL - 130} -10L1610 -10L1610 8C1400 16 1200 4 1000 12C860 16 740 6 ${WALL - 126} 14Z" fill="#cfdcec"/><path d="${ice}" fill="#cfe2f5" fill-opacity=".72"/>`;
}
