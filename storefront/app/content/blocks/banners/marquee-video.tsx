import { BlockVideo } from '../../block-parts/block-video.tsx';
import type { BlockProps } from '../block.ts';

/** What moves in a hero; its picture stands until then. */
export function MarqueeVideo({ fields }: BlockProps<'marquee-banner-card'>) {
  return <BlockVideo video={fields.video} mobileVideo={fields.mobileVideo} poster={fields.image} />;
}
