import { z } from 'zod';
import { block, breadcrumb, image, line, prose, seo } from '../fields.ts';

/** A page of blocks (HOME-010, HOME-011), with an optional text and image beside its heading. */
export const page = z.strictObject({
  seo,
  BreadCrumb: breadcrumb.optional(),
  heading: line.optional(),
  text: prose.optional(),
  image: image.optional(),
  slotContent: z.array(block).max(40).optional(),
  components: z.union([block, z.array(block).max(40)]).optional(),
});
