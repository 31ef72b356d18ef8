import { z } from 'zod';
import { commonFields, image, video } from '../fields.ts';

/** BLOCK-011: a looping video; `image` is shown until it plays and where it must not play. */
export const videoBanner = z.strictObject({ ...commonFields, video, image, mobileVideo: video.optional() });
