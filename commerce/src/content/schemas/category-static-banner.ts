import { z } from 'zod';
import { common, line } from './fields.ts';

/** BLOCK-024: a category's head, low enough to leave the products in sight. */
export const categoryStaticBanner = z.strictObject({ ...common, headline: line });
