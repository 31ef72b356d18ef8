import type { Client } from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import { emptyMessage, messageFormName, sendMessage } from './contact-message.ts';
import { messageSchema } from './message-schema.ts';

export function handleMessagePost(formData: FormData, client: Client) {
  return handleFormPost(formData, {
    name: messageFormName,
    schema: messageSchema,
    defaultValues: emptyMessage,
    submit: (values) => sendMessage(client, values),
  });
}
