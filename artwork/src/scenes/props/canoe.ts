// A canvas canoe drawn up on the shore, bow to the left, with its paddle across the thwarts.
import { mix } from '../../kit/color.ts';
import { fold } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';
import { glaze, gradient, groove, metal, timber } from './materials.ts';

const HULL =
  'M40 420C70 470 120 500 200 512C330 556 640 568 790 520C860 504 920 470 964 396C950 560 870 640 700 656C520 676 320 668 200 640C110 616 50 540 40 420Z';
const WELL = 'M52 424C140 492 300 516 500 520C700 520 860 480 954 402C880 452 760 478 500 480C260 480 140 462 52 424Z';

export function canoe({ color = '#7d3b2a' } = {}): string {
  const s = new Sheet({ name: 'canoe', drift: { amount: 2, seed: 5 } });
  s.body(WELL, { ...timber, fill: '#2c1c12', roll: 30, puff: -20, base: -10 });
  s.inside(WELL, () =>
    groove(s, 'M180 440L170 520M300 470L290 530M420 470L414 530M540 470L538 530M660 470L664 530M780 460L790 530', 6, 0.6),
  );
  s.body(HULL, {
    ...metal,
    cloth: 'canvas',
    gloss: 0.3,
    fill: gradient(s, 'hull', [
      [0, mix(color, '#ffd9a8', 0.2)],
      [0.4, color],
      [1, mix(color, '#120b0a', 0.62)],
    ]),
    roll: 90,
    puff: 70,
    wrinkle: 0.6,
  });
  s.inside(HULL, () => {
    fold(s, '120 560 320 640 620 650 860 560', 40, 0.4);
    s.stroke('paint', 'M44 452C120 540 300 566 500 570C720 570 880 520 962 428', '#e3c79a', 9, { opacity: 0.7 });
    glaze(
      s,
      HULL,
      gradient(
        s,
        'shade',
        [
          [0, '#ffbe84', 0.22],
          [0.5, '#16202a', 0.06],
          [1, '#0c1218', 0.4],
        ],
        'x2="1" y2=".4"',
      ),
    );
  });
  const gunwale = 'M40 420C120 496 300 524 500 526C720 524 880 480 964 396';
  s.stroke('detail', gunwale, '#fff', 15, { opacity: 0.4 });
  s.stroke('paint', gunwale, '#8a5c34', 13);
  s.stroke('paint', 'M40 417C120 492 300 520 500 522C720 520 880 476 964 392', '#e6b67c', 4, { opacity: 0.8 });
  s.stroke('paint', 'M52 424C140 462 260 479 500 479C760 478 880 452 954 402', '#6b4526', 9);
  s.body('M232 400L744 470L742 482L230 412Z', { ...timber, fill: '#b98a55', roll: 8, puff: 7, base: 60 });
  s.body('M236 396C200 376 130 366 96 374C84 382 90 398 110 404C150 416 204 420 236 414Z', {
    ...timber,
    fill: '#c79a62',
    roll: 14,
    puff: 8,
    base: 60,
  });
  return s.toString();
}
