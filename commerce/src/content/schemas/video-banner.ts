import { z } from 'zod';
import { common, image, video } from './fields.ts';

/** BLOCK-011: a loop of pictures; `image` stands until it plays, and where it shall not. */
export const videoBanner = z.strictObject({ ...common, video, image, mobileVideo: video.optional() });
