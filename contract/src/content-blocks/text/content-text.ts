import { z } from 'zod';
import { commonFields, line, richText } from '../fields.ts';

/** BLOCK-051. */
export const contentText = z.strictObject({ ...commonFields, heading: line.optional(), richText });
