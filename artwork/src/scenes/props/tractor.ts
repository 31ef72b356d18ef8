// An old farm tractor, seen from its left side, bonnet to the left.
import { mix } from '../../kit/color.ts';
import { disc, num, taper } from '../../kit/geometry.ts';
import { Sheet } from '../../kit/sheet.ts';
import { cut, glaze, gradient, groove, metal } from './materials.ts';

function wheel(s: Sheet, x: number, y: number, r: number, hub: number, base: number, rim: string): void {
  s.body(disc(x, y, r), { fill: '#26231f', cloth: 'smooth', roll: r * 0.3, puff: r * 0.22, base, gloss: 0.12, wrinkle: 0, wear: 0.2 });
  let lugs = '';
  const count = Math.round(r / 4.6);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const b = a + 0.12;
    lugs += `M${num(x + Math.cos(a) * r * 0.78)} ${num(y + Math.sin(a) * r * 0.78)}L${num(x + Math.cos(b) * r * 0.99)} ${num(y + Math.sin(b) * r * 0.99)}`;
  }
  s.inside(disc(x, y, r), () => {
    s.stroke('detail', lugs, '#fff', r * 0.07, { opacity: 0.5, cap: 'butt' });
    s.stroke('paint', lugs, '#5b5348', r * 0.05, { opacity: 0.6, cap: 'butt' });
    // mud of the lane, dried on the lower half
    glaze(s, disc(x, y, r), '#7d6a50', 0.22);
  });
  s.body(disc(x, y, r * 0.6), { ...metal, fill: mix(rim, '#2a2119', 0.2), roll: r * 0.2, puff: -r * 0.14, base: base + 6, gloss: 0.3 });
  s.body(disc(x, y, r * hub), { ...metal, fill: rim, roll: r * 0.16, puff: r * 0.12, base: base + 14, gloss: 0.4 });
  for (let i = 0; i < 6; i++)
    s.add(
      'paint',
      `<circle cx="${num(x + Math.cos(i * 1.047) * r * hub * 0.66)}" cy="${num(y + Math.sin(i * 1.047) * r * hub * 0.66)}" r="${num(r * 0.035)}" fill="#2b241c"/>`,
    );
}

export function tractor({ color = '#9c3d28', rim = '#cdb98c' } = {}): string {
  const s = new Sheet({ name: 'tractor' });
  const iron = { ...metal, fill: '#3a3733', gloss: 0.3 };
  const coat = gradient(s, 'coat', [
    [0, mix(color, '#f2e2c8', 0.34)],
    [0.3, color],
    [0.75, mix(color, '#1a0f0b', 0.25)],
    [1, mix(color, '#120b08', 0.6)],
  ]);
  // far wheels, frame, engine
  s.body(disc(250, 730, 92), { fill: '#1a1815', cloth: 'smooth', roll: 20, puff: 14, base: -30, wrinkle: 0 });
  s.body(cut([190, 560], [610, 540], [640, 700], [200, 690]), { ...iron, roll: 30, puff: 14 });
  groove(s, 'M300 560L300 690M380 560L384 690M460 556L466 694M250 620L600 616M250 660L600 660', 7, 0.5);
  s.body(cut([322, 572], [452, 568], [456, 640], [326, 644]), { ...iron, fill: '#4b4640', roll: 14, puff: 12, base: 14 });
  s.body(cut([214, 680], [246, 680], [262, 752], [232, 752]), { ...iron, roll: 14, puff: 12 });
  // bonnet and grille
  const bonnet = 'M150 446C150 424 162 414 184 412C300 402 430 402 540 410L556 560L168 584C156 582 150 572 150 556Z';
  s.body(bonnet, { ...metal, fill: coat, roll: 60, puff: 46, base: 20, gloss: 0.6 });
  s.inside(bonnet, () => {
    groove(s, 'M152 500C280 492 420 490 552 494M226 412L232 580', 4, 0.6);
    for (let k = 0; k < 8; k++) groove(s, `M${300 + k * 24} 520L${304 + k * 24} 556`, 7, 0.7);
    s.add(
      'paint',
      `<path d="${taper(
        [
          [190, 424],
          [350, 412],
          [540, 420],
        ],
        12,
        0.4,
      )}" fill="#fff4e0" fill-opacity=".5"/>`,
    );
  });
  s.patch('M246 456L420 446L420 478L246 486Z', { fill: '#e9d9b4', lift: 0.2 });
  s.stroke('paint', 'M262 478L282 460L294 472L304 464L318 476M330 472L404 466', '#6d3020', 6);
  s.body(cut([140, 440], [160, 434], [168, 584], [146, 578]), { ...iron, roll: 8, puff: 7, base: 30 });
  s.body(disc(152, 470, 20), { ...metal, fill: '#e6dcc0', roll: 20, puff: 16, base: 50 });
  // pipe, air cleaner, steering, seat
  s.body('M330 270L352 262L356 288L350 410L334 410Z', { ...iron, fill: '#57524a', roll: 12, puff: 11, base: 30 });
  s.body('M322 320L362 320L362 396L322 396Z', { ...iron, fill: '#4b4640', roll: 20, puff: 18, base: 34 });
  s.body('M452 366L478 366L478 412L452 412Z', { ...iron, roll: 14, puff: 12, base: 30 });
  s.body('M444 346L486 346L486 370L444 370Z', { ...iron, fill: '#57524a', roll: 12, puff: 10, base: 36 });
  s.stroke('paint', 'M548 430L606 372', '#6a6258', 11);
  s.body('M566 344C574 336 640 386 646 402C642 414 632 414 624 408C600 386 576 372 566 362C562 354 562 348 566 344Z', {
    ...iron,
    fill: '#837a6d',
    roll: 8,
    puff: 7,
    base: 60,
  });
  s.body(
    'M640 470C672 486 740 486 776 458C786 404 790 372 806 368C824 368 826 390 818 432C810 488 786 520 742 522C690 524 646 510 636 490Z',
    { ...metal, cloth: 'leather', fill: '#7a5a3c', gloss: 0.35, roll: 22, puff: 18, base: 10 },
  );
  s.body(cut([690, 516], [730, 516], [740, 590], [690, 590]), { ...iron, roll: 14, puff: 12 });
  s.body(cut([560, 560], [860, 548], [870, 660], [600, 700]), { ...iron, roll: 24, puff: 14, base: 6 });
  wheel(s, 206, 742, 96, 0.34, 40, rim);
  wheel(s, 730, 660, 178, 0.26, 60, rim);
  const guard = 'M534 590C540 490 620 440 724 440C800 440 872 474 910 540L886 556C846 500 792 472 724 472C640 472 578 514 566 598Z';
  s.body(guard, { ...metal, fill: coat, roll: 20, puff: 18, base: 130, gloss: 0.55 });
  s.add(
    'paint',
    `<path d="${taper(
      [
        [560, 540],
        [620, 474],
        [724, 452],
        [830, 478],
      ],
      8,
      0.4,
    )}" fill="#fff4e0" fill-opacity=".45"/>`,
  );
  s.body(disc(900, 528, 12), { ...metal, fill: '#c23a2a', roll: 12, puff: 10, base: 150 });
  return s.toString();
}
