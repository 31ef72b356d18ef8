import { maxPasskeyNameLength } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { passwordText, requiredText } from '../../../forms/index.ts';

export const passkeyNameSchema = z.object({ name: requiredText().check(z.maxLength(maxPasskeyNameLength, 'too-long')) });
export const confirmSchema = z.object({ password: passwordText() });
