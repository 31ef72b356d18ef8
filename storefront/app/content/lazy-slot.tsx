import { lazyOnRender } from '../platform/lazy.tsx';
import { LazyStyleSheet } from '../platform/lazy-style-sheet.tsx';
import * as styles from './lazy-slot.module.css';
import type { ContentPageData } from './load-content-page.ts';
import type { SlotData } from './load-slots.ts';

const Slot = lazyOnRender(async () => ({ default: (await import('./slot.tsx')).Slot }));

/** A slot of a product's or a category's page. Only pages with content in it load its code and styles. */
export function LazySlot({ slot }: { slot: SlotData | undefined }) {
  if (!slot) return null;
  return (
    <>
      <LazyStyleSheet name="block-styles" />
      <Slot {...slot} />
    </>
  );
}

interface CategorySlotProps {
  slot: SlotData | undefined;
  /** Relative to the products of the category. */
  position: 'above' | 'below';
}

export function CategorySlot({ slot, position }: CategorySlotProps) {
  if (!slot) return null;
  return (
    <div className={position === 'above' ? styles.aboveProducts : styles.belowProducts}>
      <LazySlot slot={slot} />
    </div>
  );
}

const Page = lazyOnRender<ContentPageData>(async () => ({ default: (await import('./content-page.tsx')).ContentPage }));

/** A content page on a route that mostly shows something else. */
export function LazyContentPage({ content, tiles }: ContentPageData) {
  return (
    <>
      <LazyStyleSheet name="block-styles" />
      <Page content={content} tiles={tiles} />
    </>
  );
}
