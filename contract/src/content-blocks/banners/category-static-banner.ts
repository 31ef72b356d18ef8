import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** Banner at the top of a category page (BLOCK-024). */
export const categoryStaticBanner = z.strictObject({ ...commonFields, headline: line });
