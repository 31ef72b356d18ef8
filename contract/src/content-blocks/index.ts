/** Every content schema by its name. A new schema is one file and one line here. */
import type { z } from 'zod';
import { banner } from './banners/banner.ts';
import { categoryStaticBanner } from './banners/category-static-banner.ts';
import { disruptorTile } from './banners/disruptor-tile.ts';
import { globalBanner } from './banners/global-banner.ts';
import { guidedSellingBanner } from './banners/guided-selling-banner.ts';
import { marqueeBanner } from './banners/marquee-banner.ts';
import { marqueeBannerCard } from './banners/marquee-banner-card.ts';
import { promoBanner } from './banners/promo-banner.ts';
import { storytellingBanner } from './banners/storytelling-banner.ts';
import { textBanner } from './banners/text-banner.ts';
import { videoBanner } from './banners/video-banner.ts';
import { bannerCarousel } from './carousels/banner-carousel.ts';
import { imageCarousel } from './carousels/image-carousel.ts';
import { productCarousel } from './carousels/product-carousel.ts';
import { productCarouselEinstein } from './carousels/product-carousel-einstein.ts';
import { buttonBlock } from './navigation/button.ts';
import { categoryTile } from './navigation/category-tile.ts';
import { designedAndTestedToDo } from './navigation/designed-and-tested-to-do.ts';
import { featureTiles } from './navigation/feature-tiles.ts';
import { mobileTopTextNav } from './navigation/mobile-top-text-nav.ts';
import { pageAnchor } from './navigation/page-anchor.ts';
import { technologyIconGroup } from './navigation/technology-icon-group.ts';
import { visualNavigation } from './navigation/visual-navigation.ts';
import { categoryPage } from './pages/category-page.ts';
import { contentPage } from './pages/content-page.ts';
import { contentSlot } from './pages/content-slot.ts';
import { footer } from './pages/footer.ts';
import { page } from './pages/page.ts';
import { sizeGuide } from './pages/size-guide.ts';
import { targetTesting } from './pages/target-testing.ts';
import { contactWays } from './text/contact-ways.ts';
import { contentAccordion } from './text/content-accordion.ts';
import { contentBox } from './text/content-box.ts';
import { contentCalloutMessage } from './text/content-callout-message.ts';
import { contentText } from './text/content-text.ts';
import { htmlBlock } from './text/html-block.ts';
import { textBlock } from './text/text-block.ts';
import { twoColumnImageText } from './text/two-column-image-text.ts';
import { addToCartPromoMessage } from './widgets/add-to-cart-promo-message.ts';
import { countdownTimer } from './widgets/countdown-timer.ts';
import { emailLightbox } from './widgets/email-lightbox.ts';
import { idmeVerifyButton } from './widgets/idme-verify-button.ts';
import { storeAnnouncement } from './widgets/store-announcement.ts';
import { trackOrderForm } from './widgets/track-order-form.ts';

export { type ContentLink, contentLink, linkSchema, type NestedBlock } from './fields.ts';

export const contentSchemas = {
  'add-to-cart-promo-message': addToCartPromoMessage,
  'banner-carousel': bannerCarousel,
  banner: banner,
  button: buttonBlock,
  'category-page': categoryPage,
  'category-static-banner': categoryStaticBanner,
  'category-tile': categoryTile,
  'contact-ways': contactWays,
  'content-accordion': contentAccordion,
  'content-box': contentBox,
  'content-callout-message': contentCalloutMessage,
  'content-page': contentPage,
  'content-slot': contentSlot,
  'content-text': contentText,
  'countdown-timer': countdownTimer,
  'designed-and-tested-to-do': designedAndTestedToDo,
  'disruptor-tile': disruptorTile,
  'email-lightbox': emailLightbox,
  'feature-tiles': featureTiles,
  footer: footer,
  'global-banner': globalBanner,
  'guided-selling-banner': guidedSellingBanner,
  homepage: page,
  'html-block': htmlBlock,
  'idme-verify-button': idmeVerifyButton,
  'image-carousel': imageCarousel,
  'marquee-banner-card': marqueeBannerCard,
  'marquee-banner': marqueeBanner,
  'mobile-top-text-nav': mobileTopTextNav,
  'page-anchor': pageAnchor,
  'product-carousel-einstein': productCarouselEinstein,
  'product-carousel': productCarousel,
  'promo-banner': promoBanner,
  'size-guide': sizeGuide,
  'store-announcement': storeAnnouncement,
  'storytelling-banner': storytellingBanner,
  'target-testing': targetTesting,
  'technology-icon-group': technologyIconGroup,
  'text-banner': textBanner,
  'text-block': textBlock,
  'track-order-form': trackOrderForm,
  'two-column-image-text': twoColumnImageText,
  'video-banner': videoBanner,
  'visual-navigation': visualNavigation,
} as const satisfies Record<string, z.ZodType<Record<string, unknown>>>;

export type ContentSchemaName = keyof typeof contentSchemas;

export type BlockFields<Name extends ContentSchemaName> = z.output<(typeof contentSchemas)[Name]>;
