import type { Client } from '@outfitter/contract/client';
import type { MessageValues } from './message-schema.ts';

export const emptyMessage: MessageValues = { name: '', email: '', message: '', orderNo: '', website: '' };

export async function sendMessage(client: Client, { orderNo, ...message }: MessageValues): Promise<void> {
  await client.sendChatMessage({ body: { ...message, orderNo: orderNo || undefined } });
}

export const messageFormName = 'message';
