import { z } from 'zod';
import { promo } from '../banners/promo-banner.ts';
import { ctaLink, line } from '../fields.ts';

const section = z.strictObject({
  heading: line,
  links: z
    .array(z.strictObject({ text: line, ctaLink }))
    .min(1)
    .max(12),
});

/**
 * The page footer: link sections, the guarantee, what the email signup gives, the text message notice and promo banners (SHELL-030,
 * SHELL-033). Banners are inline, to spare pages a further request.
 */
export const footer = z.strictObject({
  linkSections: z.array(section).min(1).max(6),
  guarantee: z.strictObject({ heading: line, text: line, ctaLink, ctaText: line }).optional(),
  emailText: line.optional(),
  smsText: line.optional(),
  promos: z.array(promo).max(3).optional(),
});
