import { z } from 'zod';
import { alignment, background, ctaLink, line, prose } from '../fields.ts';

/** BLOCK-059: the way to a verification of who one is; `ctaLink` is the verifier's address. */
export const idmeVerifyButton = z.strictObject({
  alignment: alignment.optional(),
  header: line,
  verificationHeader: line.optional(),
  verificationText: prose.optional(),
  buttonText: line,
  ctaLink,
  background: background.optional(),
});
