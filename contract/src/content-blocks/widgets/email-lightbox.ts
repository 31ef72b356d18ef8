import { z } from 'zod';
import { image, line, prose } from '../fields.ts';

/** Texts of the email offer before and after the sign-up (MARKETING-010, MARKETING-011). */
export const emailLightbox = z.strictObject({
  heading: line,
  text: prose,
  image: image.optional(),
  buttonText: line,
  declineText: line,
  smsText: line.optional(),
  legalText: prose.optional(),
  successHeading: line,
  successText: prose,
});
