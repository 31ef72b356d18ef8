import { z } from 'zod';
import { carouselWishes } from './carousel-wishes.ts';
import { common, ctaLink, image, line } from './fields.ts';

const slide = z.strictObject({ image, text: line.optional(), ctaLink: ctaLink.optional() });

/** BLOCK-031: pictures to page through. */
export const imageCarousel = z.strictObject({
  ...common,
  ...carouselWishes,
  images: z.array(slide).min(1).max(24),
  /** Small pictures in place of dots. */
  thumbnails: z.boolean().optional(),
});
