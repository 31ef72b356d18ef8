import { PromoCard } from '../../ui/promo-card/index.tsx';
import type { ProductVideo } from '../product-view.ts';

const ratio = [4, 5] as const;

export interface GalleryVideoProps extends ProductVideo {
  sizes: string;
}

export default function GalleryVideo({ image, link, version, sizes }: GalleryVideoProps) {
  return <PromoCard image={image} imageRatio={ratio} ratio={ratio} video={{ link, version }} sizes={sizes} loops />;
}
