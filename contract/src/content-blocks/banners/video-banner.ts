import { z } from 'zod';
import { commonFields, image, video } from '../fields.ts';

/** BLOCK-011: a loop of pictures; `image` stands until it plays, and where it shall not. */
export const videoBanner = z.strictObject({ ...commonFields, video, image, mobileVideo: video.optional() });
