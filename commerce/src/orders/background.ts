/** What the worker does for orders. */
import type { MailShop, MailTransport } from '../mail/index.ts';
import type { EventHandler } from '../platform/handle-event.ts';
import type { Schedule } from '../worker.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { sweepOrders } from './sweep-orders.ts';

export function handlers(mail: { transport: Pick<MailTransport, 'send'>; shop: MailShop }): EventHandler[] {
  return [confirmationMail(mail.transport, mail.shop)];
}

export const schedules: readonly Schedule[] = [
  {
    name: 'sweep-orders',
    everySeconds: 15,
    run: async (deps) => {
      const report = await sweepOrders(deps);
      if (report.finished + report.voided + report.troubled > 0) deps.log.info(report, 'unfinished orders were looked after');
    },
  },
];
