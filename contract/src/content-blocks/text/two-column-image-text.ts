import { z } from 'zod';
import { commonFields, image } from '../fields.ts';

/** BLOCK-055: an image beside a text; `alignment` is the side of the image. */
export const twoColumnImageText = z.strictObject({ ...commonFields, image });
