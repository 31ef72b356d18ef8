import type { ContentSchemaName } from '@outfitter/contract/client';
import { withStyleSheets } from '../../platform/lazy-style-sheets.tsx';
import type { Block } from './block.ts';
import type { AnyBlock } from './registry.ts';

type LazyBlocks = { readonly [Name in ContentSchemaName]?: () => Promise<Block<Name>> };

/** Blocks that load on demand. This list is a chunk of its own, because most pages consist of eager blocks. */
const lazyBlocks: LazyBlocks = {
  'add-to-cart-promo-message': async () => (await import('./text/add-to-cart-promo-message.tsx')).AddToCartPromoMessage,
  banner: async () => (await import('./banners/banner.tsx')).Banner,
  'banner-carousel': async () => (await import('./carousels/banner-carousel.tsx')).BannerCarousel,
  button: async () => (await import('./interactive/button.tsx')).ButtonBlock,
  'category-static-banner': async () => (await import('./banners/category-static-banner.tsx')).CategoryStaticBanner,
  'category-tile': async () => (await import('./tiles/category-tile.tsx')).CategoryTile,
  'contact-ways': async () => (await import('./text/contact-ways.tsx')).ContactWays,
  'content-accordion': async () => (await import('./text/content-accordion.tsx')).ContentAccordion,
  'content-box': async () => (await import('./tiles/content-box.tsx')).ContentBox,
  'content-callout-message': async () => (await import('./text/content-callout-message.tsx')).ContentCalloutMessage,
  'content-text': async () => (await import('./text/content-text.tsx')).ContentText,
  'countdown-timer': async () => (await import('./interactive/countdown-timer.tsx')).CountdownTimer,
  'designed-and-tested-to-do': async () => (await import('./text/designed-and-tested-to-do.tsx')).DesignedAndTestedToDo,
  'disruptor-tile': async () => (await import('./tiles/disruptor-tile.tsx')).DisruptorTile,
  'feature-tiles': async () => (await import('./tiles/feature-tiles.tsx')).FeatureTiles,
  'global-banner': async () => (await import('./banners/global-banner.tsx')).GlobalBanner,
  'guided-selling-banner': async () => (await import('./banners/guided-selling-banner.tsx')).GuidedSellingBanner,
  'html-block': async () => (await import('./text/html-block.tsx')).HtmlBlock,
  'idme-verify-button': async () => (await import('./interactive/idme-verify-button.tsx')).IdmeVerifyButton,
  'image-carousel': async () => (await import('./carousels/image-carousel.tsx')).ImageCarousel,
  'mobile-top-text-nav': async () => (await import('./interactive/mobile-top-text-nav.tsx')).MobileTopTextNav,
  'page-anchor': async () => (await import('./interactive/page-anchor.tsx')).PageAnchor,
  'product-carousel': async () => (await import('./carousels/product-carousel.tsx')).ProductCarousel,
  'product-carousel-einstein': async () => (await import('./carousels/product-carousel-einstein.tsx')).ProductCarouselEinstein,
  'promo-banner': async () => (await import('./banners/promo-banner.tsx')).PromoBanner,
  'size-guide': async () => (await import('./interactive/size-guide.tsx')).SizeGuide,
  'storytelling-banner': async () => (await import('./banners/storytelling-banner.tsx')).StorytellingBanner,
  'technology-icon-group': async () => (await import('./tiles/technology-icon-group.tsx')).TechnologyIconGroup,
  'text-banner': async () => (await import('./banners/text-banner.tsx')).TextBanner,
  'text-block': async () => (await import('./text/text-block.tsx')).TextBlock,
  'track-order-form': async () => (await import('./interactive/track-order-form.tsx')).TrackOrderForm,
  'two-column-image-text': async () => (await import('./text/two-column-image-text.tsx')).TwoColumnImageText,
  'video-banner': async () => (await import('./banners/video-banner.tsx')).VideoBanner,
};

export async function loadLazyBlock(schema: string): Promise<AnyBlock | undefined> {
  const load = Object.hasOwn(lazyBlocks, schema) ? lazyBlocks[schema as ContentSchemaName] : undefined;
  if (!load) return undefined;
  return withStyleSheets(schema, (await load()) as AnyBlock);
}

export const lazySchemas: readonly string[] = Object.keys(lazyBlocks);
