import type { Block } from './block.ts';
import { withSheet } from './block-sheet.tsx';

type LoadBlock = () => Promise<Block>;

/**
 * The blocks that come as files of their own, by schema; this list is one too, since pages without any of them have no use for it. The
 * looks of `plain` ones, of the home page and of plain content pages, are in the first sheet.
 */
const plain: Readonly<Record<string, LoadBlock>> = {
  'contact-ways': async () => (await import('./contact-ways.tsx')).ContactWays,
  'content-accordion': async () => (await import('./content-accordion.tsx')).ContentAccordion,
  'content-callout-message': async () => (await import('./content-callout-message.tsx')).ContentCalloutMessage,
  'content-text': async () => (await import('./content-text.tsx')).ContentText,
  'guided-selling-banner': async () => (await import('./guided-selling-banner.tsx')).GuidedSellingBanner,
  'size-guide': async () => (await import('./size-guide.tsx')).SizeGuide,
  'storytelling-banner': async () => (await import('./storytelling-banner.tsx')).StorytellingBanner,
  'text-banner': async () => (await import('./text-banner.tsx')).TextBanner,
};

const styled: Readonly<Record<string, LoadBlock>> = {
  'add-to-cart-promo-message': async () => (await import('./add-to-cart-promo-message.tsx')).AddToCartPromoMessage,
  banner: async () => (await import('./banner.tsx')).Banner,
  'banner-carousel': async () => (await import('./banner-carousel.tsx')).BannerCarousel,
  button: async () => (await import('./button.tsx')).ButtonBlock,
  'category-static-banner': async () => (await import('./category-static-banner.tsx')).CategoryStaticBanner,
  'category-tile': async () => (await import('./category-tile.tsx')).CategoryTile,
  'content-box': async () => (await import('./content-box.tsx')).ContentBox,
  'countdown-timer': async () => (await import('./countdown-timer.tsx')).CountdownTimer,
  'designed-and-tested-to-do': async () => (await import('./designed-and-tested-to-do.tsx')).DesignedAndTestedToDo,
  'disruptor-tile': async () => (await import('./disruptor-tile.tsx')).DisruptorTile,
  'feature-tiles': async () => (await import('./feature-tiles.tsx')).FeatureTiles,
  'global-banner': async () => (await import('./global-banner.tsx')).GlobalBanner,
  'html-block': async () => (await import('./html-block.tsx')).HtmlBlock,
  'idme-verify-button': async () => (await import('./idme-verify-button.tsx')).IdmeVerifyButton,
  'image-carousel': async () => (await import('./image-carousel.tsx')).ImageCarousel,
  'mobile-top-text-nav': async () => (await import('./mobile-top-text-nav.tsx')).MobileTopTextNav,
  'page-anchor': async () => (await import('./page-anchor.tsx')).PageAnchor,
  'product-carousel-einstein': async () => (await import('./product-carousel-einstein.tsx')).ProductCarouselEinstein,
  'promo-banner': async () => (await import('./promo-banner.tsx')).PromoBanner,
  'technology-icon-group': async () => (await import('./technology-icon-group.tsx')).TechnologyIconGroup,
  'text-block': async () => (await import('./text-block.tsx')).TextBlock,
  'track-order-form': async () => (await import('./track-order-form.tsx')).TrackOrderForm,
  'two-column-image-text': async () => (await import('./two-column-image-text.tsx')).TwoColumnImageText,
  'video-banner': async () => (await import('./video-banner.tsx')).VideoBanner,
};

/** The block of a schema that comes late; undefined where there is none. */
export async function loadLateBlock(schema: string): Promise<Block | undefined> {
  if (Object.hasOwn(plain, schema)) return plain[schema]?.();
  const load = Object.hasOwn(styled, schema) ? styled[schema] : undefined;
  return load && withSheet(await load());
}

/** Their schemas. */
export const lateSchemas: readonly string[] = [...Object.keys(plain), ...Object.keys(styled)];
