import * as z from 'zod/mini';
import { honeypotText, lowerCaseEmailText } from '../forms/index.ts';

export const signUpSchema = z.object({ email: lowerCaseEmailText(), website: honeypotText() });
export type SignUpValues = z.output<typeof signUpSchema>;

export const confirmationSchema = z.object({});
