/** What whoever answers messages must do, whatever stands behind; each adapter's test runs this suite. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatInbox, ChatMessage } from './chat-inbox.ts';

/** A message as its reader finds it. */
export interface DeliveredMessage {
  text: string;
  answersGoTo: string;
}
export interface ConformanceSubject {
  inbox: ChatInbox;
  /** Everything that has arrived of a message. */
  found(id: string): Promise<DeliveredMessage[]>;
  /** The same desk while its outside service is away. */
  unavailable: ChatInbox;
}

function buildMessage(more: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: randomUUID(),
    name: 'Dale Lindqvist',
    email: 'dale@example.com',
    message: 'The zipper stuck.\nIt is the left one <b>& only</b> that.',
    orderNo: 'R4K72M9QXB',
    receivedAt: new Date('2026-11-21T15:00:00Z'),
    ...more,
  };
}

export function chatInboxConformance(name: string, subject: () => ConformanceSubject): void {
  describe(`${name} as a chat desk`, () => {
    it('brings everything that its reader needs, the words as they were written', async () => {
      const message = buildMessage();
      await subject().inbox.deliver(message);
      const [found] = await subject().found(message.id);
      for (const words of ['Dale Lindqvist', 'dale@example.com', 'The zipper stuck.', '<b>& only</b>', 'R4K72M9QXB']) {
        expect(found?.text).toContain(words);
      }
      expect(found?.answersGoTo).toBe('dale@example.com');
    });

    it('makes one of a message that is handed over again, also at once', async () => {
      const message = buildMessage();
      await Promise.all([subject().inbox.deliver(message), subject().inbox.deliver(message)]);
      await subject().inbox.deliver(message);
      expect(await subject().found(message.id)).toHaveLength(1);
    });

    it('takes a name for a name, whatever it holds', async () => {
      const message = buildMessage({ name: 'Dale\r\nBcc: all@example.com', orderNo: undefined });
      await subject().inbox.deliver(message);
      const [found] = await subject().found(message.id);
      expect(found?.text).not.toMatch(/^Bcc:/im);
    });

    it('throws while nobody is there, so that it is asked again', async () => {
      await expect(subject().unavailable.deliver(buildMessage())).rejects.toThrow();
    });
  });
}
