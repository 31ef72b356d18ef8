import { lateBlock } from './blocks/late-block.tsx';
import type { ContentPageData } from './load-content-page.ts';
import type { SlotData } from './load-slots.ts';

const Late = lateBlock(async () => (await import('./slot.tsx')).Slot);

/** A slot of a product's or a category's page. Only pages that have something in it ask for its code. */
export function LateSlot({ slot }: { slot: SlotData | undefined }) {
  return slot ? <Late fields={slot} tiles={slot.tiles} isFirst={false} /> : null;
}

const LatePage = lateBlock(async () => (await import('./content-page-block.tsx')).ContentPageBlock);

/** A content page on a route that mostly shows something else, so its code is loaded only where the page is shown. */
export function LateContentPage({ content, tiles }: ContentPageData) {
  return <LatePage fields={content} tiles={tiles} isFirst={false} />;
}
