import { z } from 'zod';
import { commonFields, line } from '../fields.ts';

export const categoryStaticBanner = z.strictObject({ ...commonFields, headline: line });
