import { z } from 'zod';
import { block, breadcrumb, line, seo } from './fields.ts';

/** A page of blocks (HOME-010, HOME-011). */
export const page = z.strictObject({
  seo,
  BreadCrumb: breadcrumb.optional(),
  heading: line.optional(),
  slotContent: z.array(block).max(40).optional(),
  components: z.union([block, z.array(block).max(40)]).optional(),
});
