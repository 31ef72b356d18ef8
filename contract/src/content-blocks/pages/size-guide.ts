import { z } from 'zod';
import { breadcrumb, ctaLink, image, line, prose, richText, seo } from '../fields.ts';
import { sizeGuideTable } from './size-guide-table.ts';

const card = z.strictObject({
  heading: line,
  text: prose.optional(),
  image: image.optional(),
  ctaLink: ctaLink.optional(),
});

const tips = richText.extend({ image: image.optional() });

/** Size guide (SIZE-005, SIZE-006): how to measure, tables, fit and links. Shown as a page and in a dialog. */
export const sizeGuide = z.strictObject({
  seo,
  BreadCrumb: breadcrumb.optional(),
  title: line,
  content: tips,
  tables: z.array(sizeGuideTable).min(1).max(8),
  cardsGroups: z
    .array(z.strictObject({ heading: line, cards: z.array(card).min(1).max(8) }))
    .max(4)
    .optional(),
});
