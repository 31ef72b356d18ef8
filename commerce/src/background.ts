/** What the worker does for all domains: a new domain with background work is a line in each list. */
import { schedules as auditSchedules } from './auditor/background.ts';
import type { MailShop, MailTransport } from './mail/index.ts';
import { handlers as orderHandlers, schedules as orderSchedules } from './orders/background.ts';
import type { EventHandler } from './platform/handle-event.ts';
import { handlers as searchHandlers, schedules as searchSchedules } from './search/background.ts';
import type { Schedule } from './worker.ts';

export function backgroundHandlers(mail: { transport: MailTransport; shop: MailShop }): EventHandler[] {
  return [...searchHandlers, ...orderHandlers(mail)];
}

export const backgroundSchedules: readonly Schedule[] = [...searchSchedules, ...orderSchedules, ...auditSchedules];
