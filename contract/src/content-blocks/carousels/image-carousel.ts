import { z } from 'zod';
import { commonFields, ctaLink, image, line } from '../fields.ts';
import { carouselOptions } from './carousel-options.ts';

const slide = z.strictObject({ image, text: line.optional(), ctaLink: ctaLink.optional() });

/** Carousel of images (BLOCK-031). */
export const imageCarousel = z.strictObject({
  ...commonFields,
  ...carouselOptions,
  images: z.array(slide).min(1).max(24),
  thumbnails: z.boolean().optional(),
});
