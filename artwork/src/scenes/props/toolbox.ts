// A steel toolbox with brass catches.
import { mix } from '../../kit/color.ts';
import { Sheet } from '../../kit/sheet.ts';
import { groove, metal } from './materials.ts';

export function toolbox({ color = '#93301f' } = {}): string {
  const s = new Sheet({ name: 'toolbox' });
  s.body('M330 470C330 360 670 360 670 470L640 470C640 392 360 392 360 470Z', { ...metal, fill: '#34312e', roll: 18, puff: 16 });
  s.body('M70 500C70 480 84 470 104 470L896 470C916 470 930 480 930 500L930 560L70 560Z', {
    ...metal,
    fill: color,
    roll: 44,
    puff: 40,
    base: 16,
    gloss: 0.6,
  });
  s.body('M84 556L916 556L916 720C916 732 908 740 896 740L104 740C92 740 84 732 84 720Z', {
    ...metal,
    fill: mix(color, '#000000', 0.12),
    roll: 26,
    puff: 16,
    base: 4,
    gloss: 0.5,
  });
  groove(s, 'M84 566L916 566', 5, 0.6);
  s.patch('M130 610L870 610L870 690L130 690Z', { lift: -0.1 });
  for (const x of [270, 730]) {
    s.body(`M${x - 32} 530L${x + 32} 530L${x + 32} 610L${x - 32} 610Z`, { ...metal, fill: '#c2a065', roll: 14, puff: 12, base: 60 });
    groove(s, `M${x - 32} 562L${x + 32} 562`, 4, 0.6);
  }
  return s.toString();
}
