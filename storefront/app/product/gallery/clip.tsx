import { PromoCard } from '../../ui/promo-card/index.tsx';
import type { GalleryVideo } from '../product-view.ts';

/** The shape of a product's picture, and of its clip. */
const ratio = [4, 5] as const;

/** A style from near, moving: the promo card in the gallery. */
export default function Clip({ image, link, version }: GalleryVideo) {
  return (
    <PromoCard
      image={image}
      imageRatio={ratio}
      ratio={ratio}
      video={{ link, version }}
      sizes="(width >= 64rem) 358px, (width >= 48rem) 56vw, 88vw"
      loops
    />
  );
}
