// The toe of a boot: a cap sewn over it, a moccasin seam round it, or plain leather.
import { along, num } from '../../kit/geometry.ts';
import { fold, stitch } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { burnish } from '../shared/parts.ts';
import type { Boot, Leather } from './boot-leather.ts';

const CAP = 'M152 770C128 752 126 706 146 682C172 654 216 646 262 634C300 660 322 712 318 784C260 784 200 778 152 770Z';
const MOC = 'M396 624C352 652 300 664 252 676C214 686 182 700 166 722C156 738 148 746 132 744';

function mocSeam(s: Sheet, { p }: Leather) {
  s.add('folds', `<path d="${MOC}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="20" stroke-linecap="round"/>`);
  s.add(
    'folds',
    `<path d="${MOC}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="9" stroke-linecap="round" transform="translate(2 15)"/>`,
  );
  s.stroke('detail', MOC, '#fff', 15, { opacity: 0.3 });
  s.stroke('paint', MOC, '#1c0c04', 3, { opacity: 0.32 });
  s.stroke('detail', MOC, '#000', 3, { opacity: 0.5 });
  const across = along(MOC, 13)
    .map((q) => `M${num(q.x - q.ty * 9)} ${num(q.y + q.tx * 9)}L${num(q.x + q.ty * 10)} ${num(q.y - q.tx * 10)}`)
    .join('');
  s.stroke('paint', across, '#000', 4.6, { opacity: 0.2 });
  s.stroke('paint', across, p.thread, 2.6);
  s.stroke('detail', across, '#fff', 3.4, { opacity: 0.36 });
  stitch(s, 'M400 646C356 676 304 688 258 700C222 709 196 722 182 742C174 754 162 760 146 760', 0, p.thread, {
    size: 2,
    pitch: 7.6,
    gap: 2.4,
  });
  for (const [i, q] of along(MOC, 30).entries())
    fold(
      s,
      [
        [q.x, q.y + 4],
        [q.x + 3, q.y + 18],
        [q.x + (i % 2 ? 2 : 8), q.y + 34],
      ],
      9,
      0.4,
    );
}

export function toe(s: Sheet, kind: Boot['toe'], leather: Leather, upper: string): void {
  const { hide, row } = leather;
  if (kind === 'cap') {
    s.body(CAP, { ...hide, roll: 96, puff: 84, base: 7, wrinkle: 0.3, gloss: 0.5 });
    burnish(s, CAP, { widths: [64, 40, 20] });
    row('M254 640C292 664 313 712 309 782');
    row('M246 643C283 668 304 714 300 782');
    return;
  }
  s.inside(upper, () => {
    if (kind === 'moc') mocSeam(s, leather);
    // leather darkens where it is pulled over the last
    for (const w of [70, 44, 22])
      s.stroke('paint', 'M300 784C230 782 150 778 140 740C132 706 150 676 200 660', '#1c0c04', w, { opacity: 0.07 });
  });
}
