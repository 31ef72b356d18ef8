import { Blocks } from './blocks.tsx';
import type { SlotData } from './load-slots.ts';

/** The blocks of a slot in a page that is not a content page. */
export function Slot({ blocks, tiles }: SlotData) {
  return <Blocks blocks={blocks} tiles={tiles} hasHeading />;
}
