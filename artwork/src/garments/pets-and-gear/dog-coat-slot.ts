// The slot through which a leash reaches the collar below a dog coat, faced with leather.
import { mix } from '../../kit/color.ts';
import { stitch, underEdge } from '../../kit/parts.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { oval } from '../shared/parts.ts';
import { SHELL } from './dog-coat-neck.ts';

const FACING = { x: 418, y: 354, rx: 46, ry: 18, turn: 4 };
const LEATHER = '#7a4a2a';

export function leashSlot(s: Sheet): void {
  const { x, y, rx, ry, turn } = FACING;
  const facing = oval(x, y, rx, ry, turn);
  const slot = oval(x, y, rx - 17, 4, turn);
  s.inside(SHELL, () => underEdge(s, facing, { reach: 10, strength: 0.24 }));
  s.body(facing, { fill: LEATHER, cloth: 'leather', roll: 8, puff: 5, base: 90, gloss: 0.3, wrinkle: 0.3, edge: true });
  for (const by of [5, 9]) stitch(s, oval(x, y, rx - by, ry - by, turn), 0, mix(LEATHER, '#f0dfb8', 0.6), { size: 1.6 });
  s.patch(slot, { fill: '#120b07', lift: -0.6 });
  s.stroke('paint', slot, mix(LEATHER, '#000000', 0.5), 2, { opacity: 0.8 });
  s.part('leash-slot', x, y);
}
