import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** Banner of one full-width line (BLOCK-003); `detailsText` is the label of the link to the terms. */
export const globalBanner = z.strictObject({ ...commonFields, text: line, detailsText: line.optional() });
