import { z } from 'zod';
import { background, ctaLink, line } from '../fields.ts';

export const promo = z.strictObject({ headline: line, subhead: line.optional(), ctaLink: ctaLink.optional(), buttonText: line.optional() });

/** Promo banner with one or more promos (BLOCK-006). */
export const promoBanner = z.strictObject({
  promos: z.array(promo).min(1).max(6),
  autorotate: z.boolean().optional(),
  blackText: z.boolean().optional(),
  background: background.optional(),
});
