import { type Database, inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/jobs/outbox.ts';
import type { ChatMessage } from './chat-inbox.ts';
import { chatMessages } from './tables.ts';

/** A message was received; payload `{ messageId }`. */
export const chatMessageReceived = 'chat-message-received';

/** Stores a message and queues its delivery. Returns its id. */
export async function receiveMessage(db: Database, message: Omit<ChatMessage, 'id'>): Promise<string> {
  const id = newId();
  await inTransaction(db, async (tx) => {
    await tx.insert(chatMessages).values({ ...message, id });
    await emit(tx, { kind: chatMessageReceived, payload: { messageId: id } }, message.receivedAt);
  });
  return id;
}
