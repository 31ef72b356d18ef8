import * as z from 'zod/mini';
import { lowerCaseEmailText, newPasswordText, passwordText, requiredText } from '../forms/index.ts';

export const resetPasswordSchema = z.object({ email: lowerCaseEmailText() });
export const registerSchema = z.object({ fullName: requiredText(), email: lowerCaseEmailText(), password: newPasswordText() });
export const newPasswordSchema = z.object({ password: newPasswordText(), repeatedPassword: passwordText() }).check(
  z.refine(({ password, repeatedPassword }) => repeatedPassword === '' || repeatedPassword === password, {
    error: 'mismatch',
    path: ['repeatedPassword'],
  }),
);
