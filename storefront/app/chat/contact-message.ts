/** A message to the shop's people, who reply by email. */
import type { Client } from '@outfitter/contract/client';
import type { MessageValues } from './message-schema.ts';

export const emptyMessage: MessageValues = { name: '', email: '', message: '', orderNo: '', website: '' };

export async function sendMessage(client: Client, { orderNo, ...message }: MessageValues): Promise<void> {
  await client.sendChatMessage({ body: { ...message, orderNo: orderNo || undefined } });
}

/** Name of the form in the page's submission. */
export const messageFormName = 'message';
