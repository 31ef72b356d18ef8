import type { ContentSchemaName } from '@outfitter/contract/client';
import { lazyOnRender } from '../../platform/lazy.tsx';
import { MarqueeBanner } from './banners/marquee-banner.tsx';
import { MarqueeBannerCard } from './banners/marquee-banner-card.tsx';
import type { Block } from './block.ts';
import { VisualNavigation } from './tiles/visual-navigation.tsx';

/** Blocks at the top of most home pages. Their code is part of the page's chunk; all other blocks are in `lazy-blocks.tsx`. */
const eagerBlocks: { readonly [Name in ContentSchemaName]?: Block<Name> } = {
  'marquee-banner': MarqueeBanner,
  'marquee-banner-card': MarqueeBannerCard,
  'visual-navigation': VisualNavigation,
};

/** Block whose schema is known only at run time. Fields are parsed by name, so they fit the component of any schema. */
export type AnyBlock = Block<ContentSchemaName>;

const lazyBlocks = new Map<string, AnyBlock>();

const emptyBlock: AnyBlock = () => null;

export function blockOf(schema: string): AnyBlock {
  if (Object.hasOwn(eagerBlocks, schema)) return eagerBlocks[schema as ContentSchemaName] as AnyBlock;
  const cached = lazyBlocks.get(schema);
  if (cached) return cached;
  const block = lazyOnRender(async () => {
    const { loadLazyBlock } = await import('./lazy-blocks.tsx');
    return { default: (await loadLazyBlock(schema)) ?? emptyBlock };
  });
  lazyBlocks.set(schema, block);
  return block;
}

export const eagerSchemas: readonly string[] = Object.keys(eagerBlocks);
