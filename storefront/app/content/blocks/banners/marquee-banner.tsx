import { parseRotationSpeed } from '../../../ui/carousel/rotation.ts';
import { blocksIn, readGroup, readText } from '../../fields.ts';
import type { BlockProps } from '../block.ts';
import { MarqueeBannerCard } from './marquee-banner-card.tsx';
import { MarqueeCarousel } from './marquee-carousel.tsx';

/** BLOCK-007, BLOCK-008: one banner alone, several as a carousel that turns at `rotationSpeed`. */
export function MarqueeBanner({ fields, tiles, isFirst }: BlockProps) {
  const banners = blocksIn(fields, 'banners');
  const [only] = banners;
  if (!only) return null;
  if (banners.length === 1) return <MarqueeBannerCard fields={only} tiles={tiles} isFirst={isFirst} />;
  return (
    <MarqueeCarousel label={readText(readGroup(fields, '_meta'), 'name')} speed={parseRotationSpeed(readText(fields, 'rotationSpeed'))}>
      {banners.map((banner, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a banner has its place, and its words may be missing
        <MarqueeBannerCard key={at} fields={banner} tiles={tiles} isFirst={isFirst && at === 0} />
      ))}
    </MarqueeCarousel>
  );
}
