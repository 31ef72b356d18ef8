import { contentFields } from '@outfitter/contract';
import { z } from 'zod';
import { hasOneTarget, link, oneTargetMessage, targetFields } from './fields.ts';

const { image, line, prose } = contentFields;
const deliveryKey = z.string().regex(/^[A-Za-z0-9][\w.-]{0,149}$/, 'content is named by its delivery key');

export const banner = z
  .strictObject({
    ...targetFields,
    contentId: deliveryKey.optional(),
    text: line.optional(),
    detail: prose.max(600).optional(),
    link: link.optional(),
    linkText: line.max(60).optional(),
    picture: image.omit({ imageLink: true, feature: true, imageType: true }).optional(),
    /** Position above the tiles (`head`), or after this number of tiles. */
    place: z.union([z.literal('head'), z.int().min(1).max(200)]).default('head'),
  })
  .refine(hasOneTarget, oneTargetMessage)
  .refine(({ contentId, text }) => (contentId === undefined) !== (text === undefined), 'shows either a content item or a text')
  .refine(
    ({ contentId, detail, link, linkText, picture }) => contentId === undefined || !(detail ?? link ?? linkText ?? picture),
    'a content item has its own text, link and image',
  )
  .refine(({ link, linkText }) => linkText === undefined || link !== undefined, { path: ['linkText'], message: 'there is no link' });
