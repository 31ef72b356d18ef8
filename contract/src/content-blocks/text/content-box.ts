import { z } from 'zod';
import { alignment, background, ctaLink, line, richText } from '../fields.ts';

const box = z.strictObject({
  boxHeading: line.optional(),
  boxRichText: richText.optional(),
  textAlignment: alignment.optional(),
  boxCtaLink: ctaLink.optional(),
  boxCtaText: line.optional(),
  boxCtaColor: z.enum(['rivet']).optional(),
  blackText: z.boolean().optional(),
});

/** Boxes of text (BLOCK-049). The capitals are fixed by the wire format. */
export const contentBox = z.strictObject({
  Heading: line.optional(),
  Alignment: alignment.optional(),
  background: background.optional(),
  box: z.array(box).min(1).max(24),
});
