import { blocksIn, groupOf, textOf } from '../fields.ts';
import type { BlockProps } from './block.ts';
import { MarqueeBannerCard } from './marquee-banner-card.tsx';
import { MarqueeCarousel } from './marquee-carousel.tsx';

/** BLOCK-007, BLOCK-008: one banner alone, several as a carousel. */
export function MarqueeBanner({ fields, tiles, isFirst }: BlockProps) {
  const banners = blocksIn(fields, 'banners');
  const [only] = banners;
  if (!only) return null;
  if (banners.length === 1) return <MarqueeBannerCard fields={only} tiles={tiles} isFirst={isFirst} />;
  return (
    <MarqueeCarousel label={textOf(groupOf(fields, '_meta'), 'name') ?? ''}>
      {banners.map((banner, at) => (
        <MarqueeBannerCard key={textOf(banner, 'headline')} fields={banner} tiles={tiles} isFirst={isFirst && at === 0} />
      ))}
    </MarqueeCarousel>
  );
}
