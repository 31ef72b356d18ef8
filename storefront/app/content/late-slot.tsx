import { lateBlock } from './blocks/late-block.tsx';
import type { SlotData } from './load-slots.ts';

const Late = lateBlock(async () => (await import('./slot.tsx')).Slot);

/** A slot of a product's or a category's page. Only pages that have something in it ask for its code. */
export function LateSlot({ slot }: { slot: SlotData | undefined }) {
  return slot ? <Late fields={slot} tiles={slot.tiles} isFirst={false} /> : null;
}
