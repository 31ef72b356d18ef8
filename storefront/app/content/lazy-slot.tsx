import { lazyOnRender } from '../platform/lazy.tsx';
import { withStyleSheets } from '../platform/lazy-style-sheets.tsx';
import * as styles from './lazy-slot.module.css';
import type { ContentPageData } from './load-content-page.ts';
import type { SlotData } from './load-slots.ts';

const Slot = lazyOnRender(async () => ({ default: (await import('./slot.tsx')).Slot }));

/** Slot on a product or category page. Its code and styles load only if it has content. */
export function LazySlot({ slot }: { slot: SlotData | undefined }) {
  return slot ? <Slot {...slot} /> : null;
}

interface CategorySlotProps {
  slot: SlotData | undefined;
  position: 'above' | 'below';
}

export function CategorySlot({ slot, position }: CategorySlotProps) {
  if (!slot) return null;
  return (
    <div className={position === 'above' ? styles.aboveProducts : styles.belowProducts} data-slot={position}>
      <LazySlot slot={slot} />
    </div>
  );
}

const Page = lazyOnRender<ContentPageData>(async () => ({
  default: withStyleSheets('content-page', (await import('./content-page.tsx')).ContentPage),
}));

/** Content page on a route that usually shows something else. Its code loads only if there is content. */
export function LazyContentPage({ content, blocks, tiles }: ContentPageData) {
  return <Page content={content} blocks={blocks} tiles={tiles} />;
}
