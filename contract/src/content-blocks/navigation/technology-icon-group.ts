import { z } from 'zod';
import { commonFields, ctaLink, image, line, prose } from '../fields.ts';

const technology = z.strictObject({ image: image.optional(), headline: line, text: prose.optional(), ctaLink: ctaLink.optional() });

/** Names of fabrics and cuts with their explanations (BLOCK-022). */
export const technologyIconGroup = z.strictObject({ ...commonFields, icons: z.array(technology).min(1).max(24) });
