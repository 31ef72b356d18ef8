import * as z from 'zod/mini';
import { emailText, honeypotText, optionalText, requiredText } from '../forms/index.ts';

export const messageSchema = z.object({
  name: requiredText(),
  email: emailText(),
  message: requiredText(),
  orderNo: optionalText(),
  website: honeypotText(),
});
export type MessageValues = z.input<typeof messageSchema>;
