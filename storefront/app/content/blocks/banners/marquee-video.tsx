import { BlockVideo } from '../../block-parts/block-video.tsx';
import type { BlockProps } from '../block.ts';

export function MarqueeVideo({ fields }: BlockProps<'marquee-banner-card'>) {
  return <BlockVideo video={fields.video} mobileVideo={fields.mobileVideo} poster={fields.image} />;
}
