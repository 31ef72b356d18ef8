import { LazyStyleSheets } from '../platform/lazy-style-sheets.tsx';
import { eagerSchemas } from './blocks/registry.ts';
import { Blocks } from './blocks.tsx';
import type { SlotData } from './load-slots.ts';

export function Slot({ blocks, tiles }: SlotData) {
  return (
    <>
      {blocks.some(({ _meta }) => eagerSchemas.includes(_meta.schema ?? '')) ? <LazyStyleSheets name="slot" /> : null}
      <Blocks blocks={blocks} tiles={tiles} hasHeading />
    </>
  );
}
