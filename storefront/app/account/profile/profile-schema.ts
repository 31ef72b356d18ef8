import * as z from 'zod/mini';
import { phoneError } from '../../address/index.ts';
import { emailText, optionalText, passwordText, requiredText } from '../../forms/index.ts';

export const profileSchema = z.object({
  fullName: requiredText().check(z.maxLength(200, 'too-long')),
  phone: optionalText().check(z.refine((phone) => phoneError(phone) === undefined, 'phone')),
});

export const emailSchema = z.object({ email: emailText(), password: passwordText() });
