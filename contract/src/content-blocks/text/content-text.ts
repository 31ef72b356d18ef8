import { z } from 'zod';
import { commonFields, line, richText } from '../fields.ts';

/** Text with an optional heading (BLOCK-051). */
export const contentText = z.strictObject({ ...commonFields, heading: line.optional(), richText });
