import { BlockVideo } from '../../block-parts/block-video.tsx';
import { readGroup, readImage } from '../../fields.ts';
import type { BlockProps } from '../block.ts';

/** What moves in a hero; its picture stands until then. */
export function MarqueeVideo({ fields }: BlockProps) {
  return <BlockVideo video={readGroup(fields, 'video')} mobileVideo={readGroup(fields, 'mobileVideo')} poster={readImage(fields)} />;
}
