import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-003: one full-width line; `detailsText` is the label of the link to the terms. */
export const globalBanner = z.strictObject({ ...commonFields, text: line, detailsText: line.optional() });
