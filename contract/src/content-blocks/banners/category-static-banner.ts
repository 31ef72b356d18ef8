import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-024: banner at the top of a category page. */
export const categoryStaticBanner = z.strictObject({ ...commonFields, headline: line });
