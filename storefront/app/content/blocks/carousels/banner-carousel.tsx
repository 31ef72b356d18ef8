import * as carouselStyles from '../../../ui/carousel/carousel.module.css';
import { asBlock } from '../../block-content.ts';
import { BlockCarousel } from '../../block-parts/block-carousel.tsx';
import { Banner } from '../banners/banner.tsx';
import type { BlockProps } from '../block.ts';
import * as styles from './banner-carousel.module.css';

export function BannerCarousel({ fields, tiles, isFirst }: BlockProps<'banner-carousel'>) {
  const banners = (fields.banners ?? []).map(asBlock<'banner'>);
  const [only] = banners;
  if (!only) return null;
  if (banners.length === 1) return <Banner fields={only} tiles={tiles} isFirst={isFirst} />;
  return (
    <BlockCarousel fields={fields} className={`${carouselStyles.fullWidth} ${styles.root}`}>
      {banners.map((banner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: banners do not move and may have no text
        <Banner key={index} fields={banner} tiles={tiles} isFirst={isFirst && index === 0} />
      ))}
    </BlockCarousel>
  );
}
