import { z } from 'zod';
import { commonFields, image } from '../fields.ts';

export const twoColumnImageText = z.strictObject({ ...commonFields, image });
