import type { ContentBody } from '@outfitter/contract/client';
import { SectionBoundary } from '../errors/index.ts';
import type { Tile } from '../product/index.ts';
import { type ChosenVariations, resolveTest } from './ab-tests.ts';
import { parseBlock } from './block-content.ts';
import { blockOf } from './blocks/registry.ts';

interface BlocksProps {
  blocks: readonly ContentBody[];
  tiles: Readonly<Record<string, Tile>>;
  hasHeading: boolean;
  chosen?: ChosenVariations;
}

/** Schemas of blocks that can contain the page's heading. Shortcuts and announcements above them cannot. */
const headingSchemas: ReadonlySet<string> = new Set([
  'marquee-banner',
  'marquee-banner-card',
  'banner',
  'banner-carousel',
  'video-banner',
  'category-static-banner',
]);

export function Blocks({ blocks, tiles, hasHeading, chosen }: BlocksProps) {
  const all = blocks.flatMap((block) => resolveTest(block, chosen).map((shown) => ({ shown, id: block._meta.deliveryId })));
  const first = all.findIndex(({ shown }) => headingSchemas.has(shown._meta.schema));
  return all.map(({ shown, id }, index) => {
    const Block = blockOf(shown._meta.schema);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks do not move and may be on a page twice
      <SectionBoundary key={`${id} ${index}`}>
        <Block fields={parseBlock(shown)} tiles={tiles} isFirst={index === first && !hasHeading} />
      </SectionBoundary>
    );
  });
}
