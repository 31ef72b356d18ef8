import type { ContentBody } from '@outfitter/contract/client';
import { SectionBoundary } from '../errors/index.ts';
import type { Tile } from '../product/index.ts';
import { blocks as registry } from './blocks/registry.ts';

/** The blocks of a page in their order. An unknown schema renders nothing (BLOCK-002). */
export function Blocks({
  blocks,
  tiles,
  hasHeading,
}: {
  blocks: readonly ContentBody[];
  tiles: Readonly<Record<string, Tile>>;
  hasHeading: boolean;
}) {
  return blocks.map((block, at) => {
    const { schema, deliveryId } = block._meta;
    const Block = Object.hasOwn(registry, schema) ? registry[schema] : undefined;
    return Block ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a block has its place, and may stand on a page twice
      <SectionBoundary key={`${deliveryId} ${at}`}>
        <Block fields={block} tiles={tiles} isFirst={at === 0 && !hasHeading} />
      </SectionBoundary>
    ) : null;
  });
}
