import { z } from 'zod';
import { alignment, background, buttons, ctaLink, line } from '../fields.ts';

/** Buttons, at most 320 or 400 px wide each (BLOCK-029, BLOCK-030). */
export const buttonBlock = z
  .strictObject({
    background: background.optional(),
    blackText: z.boolean().optional(),
    alignment: alignment.optional(),
    ctaLink: ctaLink.optional(),
    buttonText: line.optional(),
    buttons: buttons.min(1).optional(),
    buttonWidth: z.union([z.literal(320), z.literal(400)]).default(320),
  })
  .refine((item) => item.buttons !== undefined || (item.buttonText !== undefined && item.ctaLink !== undefined), {
    path: ['buttons'],
    message: 'buttons, or a text and a link of its own',
  });
