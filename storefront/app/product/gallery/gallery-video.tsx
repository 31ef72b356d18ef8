import { PromoCard } from '../../ui/promo-card/index.tsx';
import type { ProductVideo } from '../product-view.ts';

const ratio = [4, 5] as const;

export interface GalleryVideoProps extends ProductVideo {
  isWhole: boolean;
}

export default function GalleryVideo({ image, link, version, isWhole }: GalleryVideoProps) {
  return (
    <PromoCard
      image={image}
      imageRatio={ratio}
      ratio={ratio}
      video={{ link, version }}
      sizes={`(width >= 64rem) ${isWhole ? 728 : 358}px, (width >= 48rem) 56vw, 88vw`}
      loops
    />
  );
}
