import type { EventHandler } from '../platform/jobs/event-handler.ts';
import type { Schedule } from '../worker.ts';
import { type ConfirmationMail, confirmationMail } from './confirmation-mail.ts';
import { sweepOrders } from './placing/sweep-orders.ts';

export function handlers(mail: ConfirmationMail): EventHandler[] {
  return [confirmationMail(mail)];
}

export const schedules: readonly Schedule[] = [
  {
    name: 'sweep-orders',
    everySeconds: 15,
    run: async (deps) => {
      const report = await sweepOrders(deps);
      if (report.finished + report.voided + report.failed > 0) deps.log.info(report, 'unfinished orders were swept');
    },
  },
];
