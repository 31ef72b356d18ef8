import { z } from 'zod';
import { alignment, background, ctaLink, line, prose } from '../fields.ts';

/** Link to identity verification (BLOCK-059); `ctaLink` is the verifier's URL. */
export const idmeVerifyButton = z.strictObject({
  alignment: alignment.optional(),
  header: line,
  verificationHeader: line.optional(),
  verificationText: prose.optional(),
  buttonText: line,
  ctaLink,
  background: background.optional(),
});
