/** A message to the shop's people, who reply by email. */
import type { Client } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { emailText, handleFormPost, honeypotText, optionalText, requiredText } from '../forms/index.ts';

export const messageSchema = z.object({
  name: requiredText(),
  email: emailText(),
  message: requiredText(),
  orderNo: optionalText(),
  website: honeypotText(),
});
export type MessageValues = z.input<typeof messageSchema>;
export const emptyMessage: MessageValues = { name: '', email: '', message: '', orderNo: '', website: '' };

export async function sendMessage(client: Client, { orderNo, ...message }: z.output<typeof messageSchema>): Promise<void> {
  await client.sendChatMessage({ body: { ...message, orderNo: orderNo || undefined } });
}

/** Name of the form in the page's submission. */
export const messageFormName = 'message';

/** The form posted without script. */
export function handleMessagePost(posted: FormData, client: Client) {
  return handleFormPost(posted, {
    name: messageFormName,
    schema: messageSchema,
    defaultValues: emptyMessage,
    submit: (values) => sendMessage(client, values),
  });
}
