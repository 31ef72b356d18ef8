import { z } from 'zod';
import { attributeId, styleIdList, targetFields, uniqueList } from './fields.ts';

const boost = z.strictObject({
  /** What listings can be narrowed by: `color`, `category`. */
  attribute: attributeId,
  value: z.string().trim().min(1).max(100),
  /** Up to 3 up, up to 3 down. */
  by: z
    .int()
    .min(-3)
    .max(3)
    .refine((by) => by !== 0, 'a boost by 0 does nothing'),
});
export type Boost = z.output<typeof boost>;

/**
 * The order of one query's or one category's products: `pinned` first and in their order, `hidden` left out, what has a value of
 * `boosts` moved up or down among the others.
 */
export const arrangement = z
  .strictObject({
    ...targetFields,
    /** Beside what a query's own rule says, of every search by words: what is hardly ever meant can be buried. */
    everySearch: z.literal(true).optional(),
    pinned: styleIdList(50),
    hidden: styleIdList(200),
    boosts: uniqueList(boost, 0, 20, ({ attribute, value }) => `${attribute}\n${value}`).default([]),
  })
  .refine(
    ({ query, categoryId, everySearch }) => [query, categoryId, everySearch].filter((each) => each !== undefined).length === 1,
    'is for a query, for a category or for every search, for one of them',
  )
  .refine(({ pinned, hidden, boosts }) => pinned.length + hidden.length + boosts.length > 0, 'pins, hides and boosts nothing')
  .superRefine(({ pinned, hidden }, context) => {
    for (const [index, id] of hidden.entries()) {
      if (pinned.includes(id)) context.addIssue({ code: 'custom', path: ['hidden', index], message: 'is pinned by the same rule' });
    }
  });
