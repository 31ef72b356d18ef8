// Soles: with a stitched welt, of rubber lugs with a heel or a flat pale wedge; or molded.
import { mix } from '../../kit/color.ts';
import { stitch } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import type { Boot } from './boot-leather.ts';
import { moldedSole } from './boot-molded-sole.ts';

const WELT = 'M146 760C280 790 640 794 790 754C796 764 796 774 791 783C640 812 280 812 138 783C134 774 138 766 146 760Z';
const LUGS =
  'M140 776C280 808 640 812 790 776C798 806 796 838 788 852L604 856C600 844 590 834 570 832C548 832 528 838 516 848C400 856 260 852 176 836C146 826 130 804 140 776Z';
const WEDGE = 'M138 776C280 808 640 812 792 774C802 802 802 834 792 856C600 862 330 864 190 854C148 846 128 808 138 776Z';

export function sole(s: Sheet, kind: Boot['sole'], hide: string): void {
  if (kind === 'molded') moldedSole(s, '#2b2623');
  else weltedSole(s, kind, hide);
}

function weltedSole(s: Sheet, kind: Exclude<Boot['sole'], 'molded'>, hide: string) {
  const wedge = kind === 'wedge',
    rubber = wedge ? '#ded3bd' : '#2b2623',
    shape = wedge ? WEDGE : LUGS;
  s.body(shape, {
    fill: rubber,
    cloth: 'smooth',
    roll: wedge ? 30 : 50,
    puff: wedge ? 16 : 20,
    base: 60,
    gloss: wedge ? 0.06 : 0.16,
    wrinkle: 0.2,
    wear: 0.2,
  });
  s.inside(shape, () => {
    if (wedge) {
      // layers of crepe, and the fine tread
      for (const [y, o] of [
        [806, 0.3],
        [822, 0.2],
      ] as const) {
        const d = `M120 ${y - 4}C300 ${y + 24} 620 ${y + 26} 806 ${y - 10}`;
        s.stroke('detail', d, '#000', 3, { opacity: o + 0.1 });
        s.stroke('paint', d, '#6b5a3c', 1.6, { opacity: o });
      }
      s.stroke('paint', 'M130 846C300 858 620 858 800 846', '#9a8a6c', 22, { opacity: 0.5, cap: 'butt' });
      let tread = '';
      for (let x = 180; x < 796; x += 17) tread += `M${x} 842L${x + 6} 866`;
      s.stroke('paint', tread, '#3a2c18', 3, { opacity: 0.4, cap: 'butt' });
      s.stroke('detail', tread, '#000', 4, { opacity: 0.5, cap: 'butt' });
      return;
    }
    s.stroke('detail', 'M134 806C300 830 620 832 800 804', '#000', 4, { opacity: 0.6 });
    let lugs = '';
    for (let x = 172; x < 790; x += 32) if (x < 510 || x > 610) lugs += `M${x} 826L${x + 12} 826L${x + 9} 862L${x + 3} 862Z`;
    s.add('paint', `<path d="${lugs}" fill="#000" fill-opacity=".55"/>`);
    s.add('detail', `<path d="${lugs}" fill="#000" fill-opacity=".7"/>`);
  });
  s.body(WELT, {
    fill: mix('#b98d5a', wedge ? hide : rubber, wedge ? 0.3 : 0.12),
    cloth: 'leather',
    roll: 16,
    puff: 12,
    base: 90,
    gloss: 0.25,
    wrinkle: 0.2,
  });
  stitch(s, 'M146 772C280 800 640 804 788 768', 0, '#f0dfb8', { size: 3, pitch: 11, gap: 4 });
  s.stroke('paint', 'M146 762C280 792 640 796 790 756', '#000', 4, { opacity: 0.25 });
}
