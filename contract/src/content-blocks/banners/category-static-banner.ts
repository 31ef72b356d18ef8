import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-024: a category's head, low enough to leave the products in sight. */
export const categoryStaticBanner = z.strictObject({ ...commonFields, headline: line });
