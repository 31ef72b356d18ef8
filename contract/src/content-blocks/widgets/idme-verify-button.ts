import { z } from 'zod';
import { alignment, background, ctaLink, line, prose } from '../fields.ts';

/** BLOCK-059: a link to identity verification; `ctaLink` is the verifier's URL. */
export const idmeVerifyButton = z.strictObject({
  alignment: alignment.optional(),
  header: line,
  verificationHeader: line.optional(),
  verificationText: prose.optional(),
  buttonText: line,
  ctaLink,
  background: background.optional(),
});
