import { isEmailAddress, maxEmailLength } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import type { FieldError, FieldErrors } from './validate.ts';

export const optionalText = () => z.string().check(z.trim());

export const requiredText = () => z.string().check(z.trim(), z.minLength(1, 'required'));

/** Schema of a required email address in a valid format (MARKETING-003). */
export const emailText = () =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(maxEmailLength, 'too-long'), z.refine(isEmailAddress, 'email'));

/** Schema of an email address in lower case, as mailing lists store it (MARKETING-004). */
export const lowerCaseEmailText = () => emailText().check(z.toLowerCase());

export const passwordText = () => z.string().check(z.minLength(1, 'required'));

export const honeypotText = () => z.string();

export function fieldRule<Values>(errorsOf: (values: Values) => FieldErrors<Values>) {
  return z.superRefine<Values>((values, context) => {
    for (const [field, error] of Object.entries(errorsOf(values)) as [string, FieldError | undefined][]) {
      if (error) context.addIssue({ code: 'custom', input: values, path: [field], message: error.code, params: { values: error.values } });
    }
  });
}
