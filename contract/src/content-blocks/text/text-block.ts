import { z } from 'zod';
import { commonFields } from '../fields.ts';

/** BLOCK-025: text in a narrow column. */
export const textBlock = z.strictObject(commonFields);
