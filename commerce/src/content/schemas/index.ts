/** Every content schema by its name; a new one is its file and a line here. */
import type { z } from 'zod';
import { addToCartPromoMessage } from './add-to-cart-promo-message.ts';
import { banner } from './banner.ts';
import { bannerCarousel } from './banner-carousel.ts';
import { buttonBlock } from './button.ts';
import { categoryPage } from './category-page.ts';
import { categoryStaticBanner } from './category-static-banner.ts';
import { categoryTile } from './category-tile.ts';
import { contactWays } from './contact-ways.ts';
import { contentAccordion } from './content-accordion.ts';
import { contentBox } from './content-box.ts';
import { contentCalloutMessage } from './content-callout-message.ts';
import { contentPage } from './content-page.ts';
import { contentSlot } from './content-slot.ts';
import { contentText } from './content-text.ts';
import { countdownTimer } from './countdown-timer.ts';
import { designedAndTestedToDo } from './designed-and-tested-to-do.ts';
import { disruptorTile } from './disruptor-tile.ts';
import { emailLightbox } from './email-lightbox.ts';
import { featureTiles } from './feature-tiles.ts';
import { footer } from './footer.ts';
import { globalBanner } from './global-banner.ts';
import { guidedSellingBanner } from './guided-selling-banner.ts';
import { homepage } from './homepage.ts';
import { htmlBlock } from './html-block.ts';
import { idmeVerifyButton } from './idme-verify-button.ts';
import { imageCarousel } from './image-carousel.ts';
import { marqueeBanner } from './marquee-banner.ts';
import { marqueeBannerCard } from './marquee-banner-card.ts';
import { mobileTopTextNav } from './mobile-top-text-nav.ts';
import { pageAnchor } from './page-anchor.ts';
import { productCarousel } from './product-carousel.ts';
import { productCarouselEinstein } from './product-carousel-einstein.ts';
import { promoBanner } from './promo-banner.ts';
import { sizeGuide } from './size-guide.ts';
import { storeAnnouncement } from './store-announcement.ts';
import { storytellingBanner } from './storytelling-banner.ts';
import { targetTesting } from './target-testing.ts';
import { technologyIconGroup } from './technology-icon-group.ts';
import { textBanner } from './text-banner.ts';
import { textBlock } from './text-block.ts';
import { trackOrderForm } from './track-order-form.ts';
import { twoColumnImageText } from './two-column-image-text.ts';
import { videoBanner } from './video-banner.ts';
import { visualNavigation } from './visual-navigation.ts';

export const contentSchemas: ReadonlyMap<string, z.ZodType<Record<string, unknown>>> = new Map<string, z.ZodType<Record<string, unknown>>>([
  ['add-to-cart-promo-message', addToCartPromoMessage],
  ['banner-carousel', bannerCarousel],
  ['banner', banner],
  ['button', buttonBlock],
  ['category-page', categoryPage],
  ['category-static-banner', categoryStaticBanner],
  ['category-tile', categoryTile],
  ['contact-ways', contactWays],
  ['content-accordion', contentAccordion],
  ['content-box', contentBox],
  ['content-callout-message', contentCalloutMessage],
  ['content-page', contentPage],
  ['content-slot', contentSlot],
  ['content-text', contentText],
  ['countdown-timer', countdownTimer],
  ['designed-and-tested-to-do', designedAndTestedToDo],
  ['disruptor-tile', disruptorTile],
  ['email-lightbox', emailLightbox],
  ['feature-tiles', featureTiles],
  ['footer', footer],
  ['global-banner', globalBanner],
  ['guided-selling-banner', guidedSellingBanner],
  ['homepage', homepage],
  ['html-block', htmlBlock],
  ['idme-verify-button', idmeVerifyButton],
  ['image-carousel', imageCarousel],
  ['marquee-banner-card', marqueeBannerCard],
  ['marquee-banner', marqueeBanner],
  ['mobile-top-text-nav', mobileTopTextNav],
  ['page-anchor', pageAnchor],
  ['product-carousel-einstein', productCarouselEinstein],
  ['product-carousel', productCarousel],
  ['promo-banner', promoBanner],
  ['size-guide', sizeGuide],
  ['store-announcement', storeAnnouncement],
  ['storytelling-banner', storytellingBanner],
  ['target-testing', targetTesting],
  ['technology-icon-group', technologyIconGroup],
  ['text-banner', textBanner],
  ['text-block', textBlock],
  ['track-order-form', trackOrderForm],
  ['two-column-image-text', twoColumnImageText],
  ['video-banner', videoBanner],
  ['visual-navigation', visualNavigation],
]);
