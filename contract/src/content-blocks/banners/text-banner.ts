import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-014; `tag` hangs on it like the tag on a garment. */
export const textBanner = z.strictObject({ ...commonFields, headline: line, tag: line.optional() });
