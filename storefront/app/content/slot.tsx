import type { BlockProps } from './blocks/block.ts';
import { Blocks } from './blocks.tsx';
import { blocksIn } from './fields.ts';

/** The blocks of a place in a page that is no page of content. */
export function Slot({ fields, tiles }: BlockProps) {
  return <Blocks blocks={blocksIn(fields, 'blocks')} tiles={tiles} hasHeading />;
}
