import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

/** BLOCK-003: one line over the whole width; `detailsText` names the link to the small print. */
export const globalBanner = z.strictObject({ ...commonFields, text: line, detailsText: line.optional() });
