import { passwordLength } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { emailText, lowerCaseEmailText, passwordText, requiredText } from '../forms/index.ts';

export const signInSchema = z.object({
  email: emailText(),
  password: passwordText(),
  keepSignedIn: z.boolean(),
});

export const passwordLinkSchema = z.object({ email: lowerCaseEmailText() });

/** Schema of a new password. The server also rejects passwords that are easy to guess. */
export const newPasswordText = () =>
  passwordText().check(z.minLength(passwordLength.min, 'too_short'), z.maxLength(passwordLength.max, 'too_long'));

export const newPasswordSchema = z.object({ password: newPasswordText(), keepSignedIn: z.boolean() });

export const registrationSchema = z.object({
  fullName: requiredText().check(z.maxLength(200, 'too-long')),
  email: emailText(),
  password: newPasswordText(),
  keepSignedIn: z.boolean(),
});
