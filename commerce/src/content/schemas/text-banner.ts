import { z } from 'zod';
import { common, line } from './fields.ts';

/** BLOCK-014; `tag` hangs on it like the tag on a garment. */
export const textBanner = z.strictObject({ ...common, headline: line, tag: line.optional() });
