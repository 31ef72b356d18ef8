import { z } from 'zod';
import { commonFields } from '../fields.ts';

/** BLOCK-025: words in a narrow column. */
export const textBlock = z.strictObject(commonFields);
