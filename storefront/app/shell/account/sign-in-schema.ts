/** Schemas of the sign-in dialog (SHELL-008). */
import * as z from 'zod/mini';
import { optionalText, passwordText } from '../../forms/index.ts';

/** The longest address that mail servers accept (RFC 5321). */
export const maxEmailLength = 254;

const email = () => optionalText().check(z.minLength(1, 'required'), z.maxLength(maxEmailLength, 'too-long'));

export const signInSchema = z.object({ email: email(), password: passwordText(), keepSignedIn: z.boolean() });
export const passwordLinkSchema = z.object({ email: email() });
