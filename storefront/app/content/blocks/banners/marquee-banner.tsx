import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as carouselStyles from '../../../ui/carousel/carousel.module.css';
import { Carousel } from '../../../ui/carousel/index.tsx';
import { parseRotationSpeed, type RotationSpeed } from '../../../ui/carousel/rotation.ts';
import { asBlock } from '../../block-content.ts';
import type { BlockProps } from '../block.ts';
import { MarqueeBannerCard } from './marquee-banner-card.tsx';

export function MarqueeBanner({ fields, tiles, isFirst }: BlockProps<'marquee-banner'>) {
  const banners = (fields.banners ?? []).map(asBlock<'marquee-banner-card'>);
  const [first] = banners;
  if (!first) return null;
  if (banners.length === 1) return <MarqueeBannerCard fields={first} tiles={tiles} isFirst={isFirst} />;
  return (
    <MarqueeCarousel label={fields._meta?.name} speed={parseRotationSpeed(fields.rotationSpeed)}>
      {banners.map((banner, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and a banner may have no text to use as a key
        <MarqueeBannerCard key={index} fields={banner} tiles={tiles} isFirst={isFirst && index === 0} />
      ))}
    </MarqueeCarousel>
  );
}

interface MarqueeCarouselProps {
  label: string | undefined;
  speed: RotationSpeed;
  children: ReactNode;
}

function MarqueeCarousel({ label, speed, children }: MarqueeCarouselProps) {
  const intl = useIntl();
  return (
    <Carousel
      className={carouselStyles.fullWidth}
      label={label ?? intl.formatMessage({ id: 'content.marquee', defaultMessage: 'Featured' })}
      speed={speed}
      isInfinite
    >
      {children}
    </Carousel>
  );
}
