import { SectionBoundary } from '../errors/index.ts';
import type { Tile } from '../product/index.ts';
import type { ParsedBlock } from './block-content.ts';
import { blockOf } from './blocks/registry.ts';

interface BlocksProps {
  blocks: readonly ParsedBlock[];
  tiles: Readonly<Record<string, Tile>>;
  hasHeading: boolean;
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

export function Blocks({ blocks, tiles, hasHeading }: BlocksProps) {
  const first = blocks.findIndex(({ _meta: { schema = '' } }) => headingSchemas.has(schema));
  return blocks.map((block, index) => {
    const { schema = '', deliveryId } = block._meta;
    const Block = blockOf(schema);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks do not move and may be on a page twice
      <SectionBoundary key={`${deliveryId} ${index}`}>
        <Block fields={block} tiles={tiles} isFirst={index === first && !hasHeading} />
      </SectionBoundary>
    );
  });
}
