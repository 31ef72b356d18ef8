import { BlockVideo } from '../../block-parts/block-video.tsx';
import { groupOf, pictureOf } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

/** What moves in a hero; its picture stands until then. */
export function MarqueeVideo({ fields }: BlockProps) {
  return <BlockVideo video={groupOf(fields, 'video')} mobileVideo={groupOf(fields, 'mobileVideo')} poster={pictureOf(fields)} />;
}
