import { z } from 'zod';
import { categoryId, idList } from './fields.ts';

/**
 * What a listing can be narrowed by: attributes left out (LIST-003) and those that come first, in their order. Of a category and
 * those below it, or of every listing.
 */
export const facets = z
  .strictObject({ categoryId: categoryId.optional(), hidden: idList(50), order: idList(50) })
  .refine(({ hidden, order }) => hidden.length + order.length > 0, 'hides and orders nothing')
  .superRefine(({ hidden, order }, context) => {
    for (const [index, id] of order.entries()) {
      if (hidden.includes(id)) context.addIssue({ code: 'custom', path: ['order', index], message: 'is hidden by the same rule' });
    }
  });
