import { z } from 'zod';
import { breadcrumb, ctaLink, image, line, prose, richText, seo } from './fields.ts';

/** A size's name, a measure, or the least and the most of one. */
const cell = z.union([z.string().min(1).max(60), z.number().positive(), z.tuple([z.number().positive(), z.number().positive()])]);

const table = z
  .strictObject({
    caption: line,
    /** The first column names the row. Measures are kept in one unit; the metric one is worked out where they are shown. */
    columns: z
      .array(z.strictObject({ heading: line, unit: z.enum(['inch', 'pound']).optional() }))
      .min(2)
      .max(10),
    rows: z.array(z.array(cell)).min(1).max(40),
    note: line.optional(),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'every row has a cell for each column',
  });

const card = z.strictObject({
  heading: line,
  text: prose.optional(),
  image: image.optional(),
  ctaLink: ctaLink.optional(),
});

/** SIZE-005, SIZE-006: how to measure, the tables, how things fit, where they are sold. A page of its own, and what a dialog shows. */
export const sizeGuide = z.strictObject({
  seo,
  BreadCrumb: breadcrumb.optional(),
  title: line,
  content: richText,
  tables: z.array(table).min(1).max(6),
  cardsGroups: z
    .array(z.strictObject({ heading: line, cards: z.array(card).min(1).max(8) }))
    .max(4)
    .optional(),
});
