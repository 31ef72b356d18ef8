import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { ok, type Result } from '../platform/result.ts';
import { maskCardNumbers } from '../platform/security/card-numbers.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import type { ChatMessage } from './chat-inbox.ts';
import { chatMessages } from './tables.ts';

/** Event: a message was received. Payload: `{ messageId }`. */
export const chatMessageReceived = 'chat-message-received';

export interface ChatForm extends Pick<ChatMessage, 'name' | 'email' | 'message'> {
  orderNo?: string | undefined;
  website?: string | undefined;
}

/** Stores a message, with card numbers masked, and queues its delivery. A filled honeypot gets the same result but stores nothing. */
export async function receiveMessage(
  { database: { db }, clock }: Pick<CommerceDependencies, 'database' | 'clock'>,
  { website, email: typedEmail, orderNo, name, message }: ChatForm,
): Promise<Result<undefined, 'ValidationException'>> {
  const email = parseEmail(typedEmail);
  if (!email.ok) return email;
  if (isHoneypotFilled(website)) return ok();
  const id = newId();
  const receivedAt = clock.now();
  await inTransaction(db, async (tx) => {
    const masked = { name: maskCardNumbers(name), message: maskCardNumbers(message), orderNo: maskCardNumbers(orderNo ?? '') || undefined };
    await tx.insert(chatMessages).values({ ...masked, id, email: email.value, receivedAt });
    await emit(tx, { kind: chatMessageReceived, payload: { messageId: id } }, receivedAt);
  });
  return ok();
}
