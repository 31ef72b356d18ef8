import * as z from 'zod/mini';
import { optionalText } from '../../forms/index.ts';
import { maxLength } from './gift-card-texts.ts';

export const giftCardSchema = z.object({
  recipientName: optionalText().check(z.maxLength(maxLength.recipientName, 'too-long')),
  senderName: optionalText().check(z.maxLength(maxLength.senderName, 'too-long')),
  message: optionalText().check(z.maxLength(maxLength.message, 'too-long')),
});
