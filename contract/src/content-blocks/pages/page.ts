import { z } from 'zod';
import { block, breadcrumb, image, line, prose, seo } from '../fields.ts';

export const page = z.strictObject({
  seo,
  BreadCrumb: breadcrumb.optional(),
  heading: line.optional(),
  text: prose.optional(),
  image: image.optional(),
  slotContent: z.array(block).max(40).optional(),
  components: z.union([block, z.array(block).max(40)]).optional(),
});
