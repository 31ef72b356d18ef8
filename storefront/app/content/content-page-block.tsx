import type { ContentBody } from '@outfitter/contract/client';
import type { BlockProps } from './blocks/block.ts';
import { ContentPage } from './content-page.tsx';

/** A content page with the props of a block, so that it can be loaded like one. */
export function ContentPageBlock({ fields, tiles }: BlockProps) {
  return <ContentPage content={fields as ContentBody} tiles={tiles} />;
}
