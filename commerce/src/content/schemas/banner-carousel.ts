import { z } from 'zod';
import { carouselWishes } from './carousel-wishes.ts';
import { block, common } from './fields.ts';

/** BLOCK-032: banners that take turns. */
export const bannerCarousel = z.strictObject({ ...common, ...carouselWishes, banners: z.array(block).min(1).max(20) });
