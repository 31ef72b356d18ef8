import type { Color } from '../../draw.ts';
import { type ClothName, type PatternName, weave } from '../../kit/fabric.ts';
import { fold } from '../../kit/parts.ts';
import { Sheet } from '../../kit/sheet.ts';

export type Fabric = { cloth: ClothName; pattern?: PatternName };

export function swatch(fabric: Fabric, color: Color): string {
  const s = new Sheet({ name: `${fabric.cloth} swatch` });
  const cloth = weave(s, { ...fabric, scale: 2.7 }, color);
  s.body('M-40 -40L1040 -40L1040 1040L-40 1040Z', cloth.body({ roll: 10, puff: 0, wrinkle: 1.2 }));
  fold(s, '-60 820 260 640 620 560 1060 260', 150, 0.5);
  fold(s, '120 1060 420 860 800 780 1060 640', 110, 0.35);
  return s.toString();
}
