import * as z from 'zod/mini';
import { honeypotText, lowerCaseEmailText } from '../forms/index.ts';

export const signUpSchema = z.object({ email: lowerCaseEmailText(), website: honeypotText() });
export type SignUpValues = z.output<typeof signUpSchema>;

/** The link of the mail says which sign-up is confirmed. */
export const confirmationSchema = z.object({});
