import { Blocks } from './blocks.tsx';
import type { SlotData } from './load-slots.ts';

export function Slot({ blocks, tiles }: SlotData) {
  return <Blocks blocks={blocks} tiles={tiles} hasHeading />;
}
