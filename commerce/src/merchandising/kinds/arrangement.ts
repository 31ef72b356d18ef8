import { z } from 'zod';
import { attributeId, styleIdList, targetFields, uniqueList } from './fields.ts';

const boost = z.strictObject({
  attribute: attributeId,
  value: z.string().trim().min(1).max(100),
  by: z
    .int()
    .min(-3)
    .max(3)
    .refine((by) => by !== 0, 'a boost by 0 has no effect'),
});
export type Boost = z.output<typeof boost>;

export const arrangement = z
  .strictObject({
    ...targetFields,
    /** Applies to every search by text, in addition to the rule for its query. */
    everySearch: z.literal(true).optional(),
    pinned: styleIdList(50),
    hidden: styleIdList(200),
    boosts: uniqueList(boost, 0, 20, ({ attribute, value }) => `${attribute}\n${value}`).default([]),
  })
  .refine(
    ({ query, categoryId, everySearch }) => [query, categoryId, everySearch].filter((each) => each !== undefined).length === 1,
    'is for exactly one of a query, a category and every search',
  )
  .refine(({ pinned, hidden, boosts }) => pinned.length + hidden.length + boosts.length > 0, 'pins, hides and boosts nothing')
  .superRefine(({ pinned, hidden }, context) => {
    for (const [index, id] of hidden.entries()) {
      if (pinned.includes(id)) context.addIssue({ code: 'custom', path: ['hidden', index], message: 'is pinned by the same rule' });
    }
  });
