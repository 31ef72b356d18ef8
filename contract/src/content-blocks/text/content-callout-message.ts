import { z } from 'zod';
import { backgroundColor, buttons, line, richText } from '../fields.ts';

/** Callout with a heading (BLOCK-052). */
export const contentCalloutMessage = z.strictObject({
  label: line.optional(),
  heading: line,
  richText,
  buttons: buttons.optional(),
  spacing: z.enum(['None', 'Small', 'Medium', 'Large']).optional(),
  whiteText: z.boolean().optional(),
  backgroundColor: backgroundColor.optional(),
});
