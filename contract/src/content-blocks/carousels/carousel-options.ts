import { z } from 'zod';

/** How slides take turns (BLOCK-033, BLOCK-034, BLOCK-035): by themselves unless an editor says no. */
export const carouselOptions = {
  autorotate: z.boolean().optional(),
  rotationSpeed: z.enum(['slow', 'normal', 'fast']).default('normal'),
  /** After the last comes the first from the same side; otherwise it goes back. */
  infinite: z.boolean().optional(),
};
