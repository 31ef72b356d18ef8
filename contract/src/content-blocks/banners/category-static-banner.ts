import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-024: the banner above a category listing. */
export const categoryStaticBanner = z.strictObject({ ...commonFields, headline: line });
