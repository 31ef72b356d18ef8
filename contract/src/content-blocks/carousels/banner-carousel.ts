import { z } from 'zod';
import { block, commonFields } from '../fields.ts';
import { carouselOptions } from './carousel-options.ts';

/** Carousel of banners (BLOCK-032). */
export const bannerCarousel = z.strictObject({ ...commonFields, ...carouselOptions, banners: z.array(block).min(1).max(20) });
