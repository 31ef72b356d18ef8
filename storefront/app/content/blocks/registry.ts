import type { Block } from './block.ts';
import { ContactWays } from './contact-ways.tsx';
import { ContentAccordion } from './content-accordion.tsx';
import { ContentCalloutMessage } from './content-callout-message.tsx';
import { ContentText } from './content-text.tsx';
import { GuidedSellingBanner } from './guided-selling-banner.tsx';
import { MarqueeBanner } from './marquee-banner.tsx';
import { MarqueeBannerCard } from './marquee-banner-card.tsx';
import { ProductCarousel } from './product-carousel.tsx';
import { SizeGuide } from './size-guide.tsx';
import { StorytellingBanner } from './storytelling-banner.tsx';
import { TextBanner } from './text-banner.tsx';
import { VisualNavigation } from './visual-navigation.tsx';

/** Every block by its schema. A schema that is not here renders nothing (BLOCK-002). */
export const blocks: Readonly<Record<string, Block>> = {
  'contact-ways': ContactWays,
  'content-accordion': ContentAccordion,
  'content-callout-message': ContentCalloutMessage,
  'content-text': ContentText,
  'guided-selling-banner': GuidedSellingBanner,
  'marquee-banner': MarqueeBanner,
  'marquee-banner-card': MarqueeBannerCard,
  'product-carousel': ProductCarousel,
  'size-guide': SizeGuide,
  'storytelling-banner': StorytellingBanner,
  'text-banner': TextBanner,
  'visual-navigation': VisualNavigation,
};
