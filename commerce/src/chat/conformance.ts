import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ChatInbox, ChatMessage } from './chat-inbox.ts';

export interface DeliveredMessage {
  text: string;
  answersGoTo: string;
}
export interface ConformanceSubject {
  inbox: ChatInbox;
  found(id: string): Promise<DeliveredMessage[]>;
  unavailable: ChatInbox;
}

function buildMessage(overrides: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: randomUUID(),
    name: 'Dale Lindqvist',
    email: 'dale@example.com',
    message: 'The zipper stuck.\nIt is the left one <b>& only</b> that.',
    orderNo: 'R4K72M9QXB',
    receivedAt: new Date('2026-11-21T15:00:00Z'),
    ...overrides,
  };
}

export function chatInboxConformance(name: string, subject: () => ConformanceSubject): void {
  describe(`${name} as a chat inbox`, () => {
    it('delivers everything that its reader needs, with the text unchanged', async () => {
      const message = buildMessage();
      await subject().inbox.deliver(message);
      const [found] = await subject().found(message.id);
      for (const text of ['Dale Lindqvist', 'dale@example.com', 'The zipper stuck.', '<b>& only</b>', 'R4K72M9QXB']) {
        expect(found?.text).toContain(text);
      }
      expect(found?.answersGoTo).toBe('dale@example.com');
    });

    it('delivers a repeated message once, also concurrently', async () => {
      const message = buildMessage();
      await Promise.all([subject().inbox.deliver(message), subject().inbox.deliver(message)]);
      await subject().inbox.deliver(message);
      expect(await subject().found(message.id)).toHaveLength(1);
    });

    it('treats any name as plain text', async () => {
      const message = buildMessage({ name: 'Dale\r\nBcc: all@example.com', orderNo: undefined });
      await subject().inbox.deliver(message);
      const [found] = await subject().found(message.id);
      expect(found?.text).not.toMatch(/^Bcc:/im);
    });

    it('throws while its service is unavailable, so that the delivery is retried', async () => {
      await expect(subject().unavailable.deliver(buildMessage())).rejects.toThrow();
    });
  });
}
