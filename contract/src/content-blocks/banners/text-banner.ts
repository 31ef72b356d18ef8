import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** Banner without an image (BLOCK-014); `tag` is a small label. */
export const textBanner = z.strictObject({ ...commonFields, headline: line, tag: line.optional() });
