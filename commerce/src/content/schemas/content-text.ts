import { z } from 'zod';
import { common, line, richText } from './fields.ts';

/** BLOCK-051. */
export const contentText = z.strictObject({ ...common, heading: line.optional(), richText });
