import { z } from 'zod';
import { categoryId, idList } from './fields.ts';

export const facets = z
  .strictObject({ categoryId: categoryId.optional(), hidden: idList(50), order: idList(50) })
  .refine(({ hidden, order }) => hidden.length + order.length > 0, 'hides and orders nothing')
  .superRefine(({ hidden, order }, context) => {
    for (const [index, id] of order.entries()) {
      if (hidden.includes(id)) context.addIssue({ code: 'custom', path: ['order', index], message: 'is hidden by the same rule' });
    }
  });
