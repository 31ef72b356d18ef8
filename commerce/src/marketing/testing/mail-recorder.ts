import type { Mail, MailIdentity } from '../../mail/index.ts';
import { type EventHandler, handleOnce } from '../../platform/jobs/event-handler.ts';
import { dispatchEvents } from '../../platform/jobs/outbox.ts';
import type { TestCommerce } from '../../testing/test-commerce.ts';

export interface MailRecorder {
  transport: { send(mail: Mail, identity: MailIdentity): Promise<void> };
  runHandlers(handlers: readonly EventHandler[]): Promise<Mail[]>;
}

export function createMailRecorder(commerce: TestCommerce): MailRecorder {
  const sent: Mail[] = [];
  return {
    transport: { send: async (mail) => void sent.push(mail) },
    async runHandlers(handlers) {
      const { deps } = commerce;
      sent.length = 0;
      await dispatchEvents(
        deps.database.db,
        async (events) => {
          for (const event of events)
            for (const handler of handlers) if (handler.kind === event.kind) await handleOnce(deps.database.db, handler, event, deps);
        },
        commerce.clock.now(),
      );
      return [...sent];
    },
  };
}
