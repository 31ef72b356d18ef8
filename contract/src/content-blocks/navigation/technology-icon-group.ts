import { z } from 'zod';
import { commonFields, ctaLink, image, line, prose } from '../fields.ts';

const technology = z.strictObject({ image: image.optional(), headline: line, text: prose.optional(), ctaLink: ctaLink.optional() });

/** BLOCK-022: what a cloth or a cut is called here, and what that means. */
export const technologyIconGroup = z.strictObject({ ...commonFields, icons: z.array(technology).min(1).max(24) });
