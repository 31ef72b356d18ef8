import { z } from 'zod';
import { commonFields, image } from '../fields.ts';

/** BLOCK-055: a picture, and words beside it; `alignment` says on which side the picture stands. */
export const twoColumnImageText = z.strictObject({ ...commonFields, image });
