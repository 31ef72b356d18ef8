import { deleteExpiredBaskets } from '../basket/delete-expired-baskets.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import type { Schedule } from '../worker.ts';
import { type ConfirmationMail, confirmationMail } from './confirmation-mail.ts';
import { joinLaterOrders } from './history/join-later-orders.ts';
import { settleLedgers } from './ledger/settle-ledger.ts';
import { beginMissingPickups } from './pickups/creation/begin-missing-pickups.ts';
import { expirePickups, remindOfPickups } from './pickups/ending/end-pickups.ts';
import { pickupMails } from './pickups/mail/pickup-mail.ts';
import { sweepOrders } from './placing/sweep-orders.ts';
import { findProtectedBaskets } from './protected-baskets.ts';

const day = 24 * 60 * 60 * 1000;

export function handlers(mail: ConfirmationMail): EventHandler[] {
  return [confirmationMail(mail), ...pickupMails(mail), ...joinLaterOrders];
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
  {
    name: 'settle-ledger',
    everySeconds: 15,
    run: async (deps) => {
      const report = await settleLedgers(deps);
      if (report.settled > 0) deps.log.info(report, 'captures and refunds were sent to the payment provider');
    },
  },
  {
    name: 'begin-pickups',
    everySeconds: 60,
    run: async (deps) => {
      const count = await beginMissingPickups(deps);
      if (count > 0) deps.log.info({ count }, 'orders that another release has finished have their pickups now');
    },
  },
  {
    name: 'expire-pickups',
    everySeconds: 300,
    run: async (deps) => {
      const { expired, failed } = await expirePickups(deps);
      const report = { expired, failed, reminded: await remindOfPickups(deps.database.db, deps.clock.now()) };
      if (expired + failed + report.reminded > 0) deps.log.info(report, 'pickups have expired, or their shoppers are reminded');
    },
  },
  {
    name: 'delete-expired-baskets',
    everySeconds: 3_600,
    run: async ({ database, clock, settings, log }) => {
      const changedBefore = new Date(clock.now().getTime() - settings.guestBasketDays * day);
      const count = await deleteExpiredBaskets(database.db, { changedBefore, findProtected: findProtectedBaskets });
      if (count > 0) log.info({ count }, 'expired baskets of guests were deleted');
    },
  },
];
