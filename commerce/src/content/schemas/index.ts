/** Every content schema by its name; a new one is its file and a line here. */
import type { z } from 'zod';
import { contactWays } from './contact-ways.ts';
import { contentAccordion } from './content-accordion.ts';
import { contentCalloutMessage } from './content-callout-message.ts';
import { contentPage } from './content-page.ts';
import { contentText } from './content-text.ts';
import { emailLightbox } from './email-lightbox.ts';
import { footer } from './footer.ts';
import { guidedSellingBanner } from './guided-selling-banner.ts';
import { homepage } from './homepage.ts';
import { marqueeBanner } from './marquee-banner.ts';
import { marqueeBannerCard } from './marquee-banner-card.ts';
import { productCarousel } from './product-carousel.ts';
import { promoBanner } from './promo-banner.ts';
import { sizeGuide } from './size-guide.ts';
import { storeAnnouncement } from './store-announcement.ts';
import { storytellingBanner } from './storytelling-banner.ts';
import { textBanner } from './text-banner.ts';
import { visualNavigation } from './visual-navigation.ts';

export const contentSchemas: ReadonlyMap<string, z.ZodType<Record<string, unknown>>> = new Map<string, z.ZodType<Record<string, unknown>>>([
  ['homepage', homepage],
  ['content-page', contentPage],
  ['marquee-banner', marqueeBanner],
  ['marquee-banner-card', marqueeBannerCard],
  ['visual-navigation', visualNavigation],
  ['product-carousel', productCarousel],
  ['text-banner', textBanner],
  ['guided-selling-banner', guidedSellingBanner],
  ['storytelling-banner', storytellingBanner],
  ['content-callout-message', contentCalloutMessage],
  ['content-text', contentText],
  ['content-accordion', contentAccordion],
  ['promo-banner', promoBanner],
  ['contact-ways', contactWays],
  ['size-guide', sizeGuide],
  ['email-lightbox', emailLightbox],
  ['store-announcement', storeAnnouncement],
  ['footer', footer],
]);
