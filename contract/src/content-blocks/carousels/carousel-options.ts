import { z } from 'zod';

/** Rotation of slides (BLOCK-033, BLOCK-034, BLOCK-035); `autorotate` is on unless false. */
export const carouselOptions = {
  autorotate: z.boolean().optional(),
  rotationSpeed: z.enum(['slow', 'normal', 'fast']).default('normal'),
  /** Continues with the first slide after the last, instead of scrolling back. */
  infinite: z.boolean().optional(),
};
