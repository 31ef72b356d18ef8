import * as z from 'zod/mini';
import { passwordText } from '../../forms/index.ts';
import { newPasswordText } from '../../sign-in/sign-in-schema.ts';

export const passwordChangeSchema = z.object({ currentPassword: passwordText(), password: newPasswordText() });
export const erasureSchema = z.object({ password: passwordText() });
