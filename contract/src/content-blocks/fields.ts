import { z } from 'zod';
import { backgroundColors } from '../client/content/block-colors.ts';
import { contentLinkPattern, isUnambiguousUrl } from '../client/content/content-link.ts';
import { imagePathPattern } from '../client/image-path.ts';
import { isReservedId } from '../client/reserved-ids.ts';

export const linkSchema = 'content-link';

export const contentLink = z.strictObject({
  _meta: z.strictObject({ schema: z.literal(linkSchema) }),
  /** Delivery key of the item, which either `deliveryKey` or `id` identifies. */
  deliveryKey: z.string().min(1).max(150).optional(),
  id: z.uuid().optional(),
});
export type ContentLink = z.output<typeof contentLink>;

/** A block nested in another item: a link when stored, the item itself when delivered with `format=inlined`. */
export type NestedBlock = { _meta: { schema: string; [key: string]: unknown }; [field: string]: unknown };

/** A link to another item, or a block written inline, which the server also validates against its own schema. */
export const block: z.ZodType<NestedBlock> = z.union([
  contentLink,
  z.looseObject({ _meta: z.looseObject({ schema: z.string().min(1).max(100) }) }),
]);

export const line = z.string().min(1).max(300);
export const prose = z.string().min(1).max(4_000);

export const ctaLink = z
  .string()
  .max(2_000)
  .refine(isUnambiguousUrl, 'an address without control characters, backslashes, or spaces at its ends')
  .regex(contentLinkPattern, 'a path of the shop, or an https, mailto or tel address');

export const anchor = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,59}$/, 'letters, digits, - and _, a letter first')
  .refine((id) => !isReservedId(id), 'the page itself uses this id');

export const instant = z.iso.datetime({
  offset: true,
  error: 'an instant with its zone, such as 2026-01-31T06:00:00Z or 2026-01-31T06:00:00+02:00',
});

/** HTML from an editor. The server sanitizes it before it stores and before it delivers an item. */
export const richText = z.strictObject({ richText: z.string().max(50_000) });

export const button = z.strictObject({ buttonText: line, ctaLink });
export const buttons = z.array(button).max(4);

export const image = z.strictObject({
  image: z.string().regex(imagePathPattern, 'a path of the image service'),
  alt: z.string().max(300),
  version: z.string().max(64).optional(),
  ground: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  /** Width divided by height of the whole image. Without it, the image is shown as a portrait of 4:5. */
  ratio: z.number().positive().max(100).optional(),
  /** The focal point, which cropping keeps: from the left and from the top, 0 to 1. */
  point: z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
  imageLink: ctaLink.optional(),
  feature: z.string().max(100).optional(),
  imageType: z.string().max(40).optional(),
});

export const video = z.strictObject({
  /** A path of the video service, without a profile (MEDIA-002). */
  video: z.string().regex(/^\/v\/[\w-]+\/[\w-]+$/, 'a path of the video service'),
  version: z.string().max(64).optional(),
  loop: z.boolean().optional(),
  autoplay: z.boolean().optional(),
  /** False hides the buttons of a promo card until hover or focus. */
  controls: z.boolean().optional(),
});
export const backgroundColor = z.enum(backgroundColors);
export const background = z.strictObject({ color: z.strictObject({ color: backgroundColor }) });
export const alignment = z.enum(['left', 'center', 'right']);

export const seo = z.strictObject({
  title: line,
  metaDescription: z.string().max(320),
  heading: line.optional(),
  showHeading: z.boolean().optional(),
});
export const breadcrumb = z.array(z.strictObject({ text: line, ctaLink })).max(6);

export const commonFields = {
  background: background.optional(),
  blackText: z.boolean().optional(),
  ctaLink: ctaLink.optional(),
  buttonText: line.optional(),
  buttons: buttons.optional(),
  headline: line.optional(),
  text: prose.optional(),
  richText: richText.optional(),
  image: image.optional(),
  video: video.optional(),
  aspectRatio: z.string().max(20).optional(),
  alignment: alignment.optional(),
};
