import { z } from 'zod';
import { commonFields, ctaLink, image, line } from '../fields.ts';
import { carouselOptions } from './carousel-options.ts';

const slide = z.strictObject({ image, text: line.optional(), ctaLink: ctaLink.optional() });

/** BLOCK-031: pictures to page through. */
export const imageCarousel = z.strictObject({
  ...commonFields,
  ...carouselOptions,
  images: z.array(slide).min(1).max(24),
  /** Small pictures in place of dots. */
  thumbnails: z.boolean().optional(),
});
