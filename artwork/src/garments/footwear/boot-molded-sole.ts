// A lug sole molded to the upper: no welt, no stitches; its rubber rises round the foot, highest at the toe and the heel.
import type { Sheet } from '../../kit/sheet.ts';

const RAND =
  'M139 704C150 690 164 688 176 698C190 738 236 756 300 752C420 742 560 752 648 740C690 732 724 702 768 700C782 728 790 756 794 786C640 816 280 816 138 786C130 760 130 728 139 704Z';
const FLOOR = { from: 790, to: 206, pitch: 32, gap: 9, depth: 12, y: 857 };

/** The lower edge of the sole from the heel to the toe: lugs with a gap between each two. */
function lugs({ from, to, pitch, gap, depth, y }: typeof FLOOR): string {
  let edge = '';
  for (let x = from; x > to; x -= pitch)
    edge += `L${x} ${y}L${x - pitch + gap} ${y}L${x - pitch + gap - 2} ${y - depth}L${x - pitch + 2} ${y - depth}`;
  return edge;
}
const SOLE = `M136 774C280 806 640 810 794 774C802 806 800 838 794 848${lugs(FLOOR)}L188 842C150 826 128 802 136 774Z`;

export function moldedSole(s: Sheet, rubber: string): void {
  const cast = { fill: rubber, cloth: 'smooth', gloss: 0.14, wrinkle: 0.2, wear: 0.2 } as const;
  s.body(SOLE, { ...cast, roll: 50, puff: 20, base: 60 });
  s.inside(SOLE, () => s.stroke('detail', 'M134 808C300 832 620 834 800 806', '#000', 5, { opacity: 0.6 }));
  s.body(RAND, { ...cast, roll: 34, puff: 20, base: 84 });
  s.part('molded-sole', 420, 780);
  s.inside(RAND, () => {
    for (const y of [768, 780]) s.stroke('detail', `M120 ${y}C280 ${y + 26} 640 ${y + 28} 806 ${y - 4}`, '#000', 3, { opacity: 0.5 });
    let ribs = '';
    for (let x = 140; x < 190; x += 9) ribs += `M${x} 690L${x - 8} 764`;
    for (let x = 700; x < 790; x += 9) ribs += `M${x} 690L${x + 8} 764`;
    s.stroke('detail', ribs, '#fff', 4, { opacity: 0.24, cap: 'butt' });
  });
  s.stroke('paint', RAND, '#000', 3, { opacity: 0.3 });
}
