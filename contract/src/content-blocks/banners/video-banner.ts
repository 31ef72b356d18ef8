import { z } from 'zod';
import { commonFields, image, video } from '../fields.ts';

/** Looping video (BLOCK-011); `image` is shown until it plays and where it must not play. */
export const videoBanner = z.strictObject({ ...commonFields, video, image, mobileVideo: video.optional() });
