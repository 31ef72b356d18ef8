import { MarqueeBanner } from './banners/marquee-banner.tsx';
import { MarqueeBannerCard } from './banners/marquee-banner-card.tsx';
import type { Block } from './block.ts';
import { ProductCarousel } from './carousels/product-carousel.tsx';
import { lateBlock } from './late-block.tsx';
import { VisualNavigation } from './tiles/visual-navigation.tsx';

/** What opens a home page comes with the page. */
const early: Readonly<Record<string, Block>> = {
  'marquee-banner': MarqueeBanner,
  'marquee-banner-card': MarqueeBannerCard,
  'product-carousel': ProductCarousel,
  'visual-navigation': VisualNavigation,
};

/** Each other block that was asked for, by its schema; the same one at every drawing. */
const late = new Map<string, Block>();

const nothing: Block = () => null;

/** The block of a schema; one that there is none for renders nothing (BLOCK-002). */
export function blockOf(schema: string): Block {
  if (Object.hasOwn(early, schema)) return early[schema] ?? nothing;
  const known = late.get(schema);
  if (known) return known;
  const block = lateBlock(async () => {
    const { loadLateBlock } = await import('./late-blocks.ts');
    return (await loadLateBlock(schema)) ?? nothing;
  });
  late.set(schema, block);
  return block;
}

/** The schemas of the blocks that come with the page. */
export const earlySchemas: readonly string[] = Object.keys(early);
