import { PromoCard } from '../../ui/promo-card/index.tsx';
import type { ProductVideo } from '../product-view.ts';

const ratio = [4, 5] as const;

export interface GalleryVideoProps extends ProductVideo {
  isFullWidth: boolean;
}

export default function GalleryVideo({ image, link, version, isFullWidth }: GalleryVideoProps) {
  return (
    <PromoCard
      image={image}
      imageRatio={ratio}
      ratio={ratio}
      video={{ link, version }}
      sizes={`(width >= 64rem) ${isFullWidth ? 728 : 358}px, (width >= 48rem) 56vw, 88vw`}
      loops
    />
  );
}
