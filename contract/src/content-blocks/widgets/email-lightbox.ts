import { z } from 'zod';
import { image, line, prose } from '../fields.ts';

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
