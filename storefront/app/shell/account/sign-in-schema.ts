import { maxEmailLength } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { optionalText, passwordText } from '../../forms/index.ts';

const email = () => optionalText().check(z.minLength(1, 'required'), z.maxLength(maxEmailLength, 'too-long'));

export const signInSchema = z.object({ email: email(), password: passwordText(), keepSignedIn: z.boolean() });
export const passwordLinkSchema = z.object({ email: email() });
