import { handlers as accountHandlers, schedules as accountSchedules } from './accounts/background.ts';
import { schedules as activitySchedules } from './activities/background.ts';
import { schedules as auditSchedules } from './auditor/background.ts';
import { handlers as authHandlers } from './auth/background.ts';
import { handlers as backInStockHandlers, schedules as backInStockSchedules } from './back-in-stock/background.ts';
import { handlers as chatHandlers, schedules as chatSchedules } from './chat/background.ts';
import { handlers as customerHandlers, schedules as customerSchedules } from './customers/background.ts';
import { type SubscriberMailOptions, subscriberMailHandlers } from './marketing/subscriber-mail.ts';
import { handlers as orderHandlers, schedules as orderSchedules } from './orders/background.ts';
import { schedules as passkeySchedules } from './passkeys/background.ts';
import type { EventHandler } from './platform/jobs/event-handler.ts';
import { schedules as productListSchedules } from './product-lists/background.ts';
import { handlers as reviewHandlers } from './reviews/background.ts';
import { handlers as searchHandlers, schedules as searchSchedules } from './search/index.ts';
import { schedules as suggestionSchedules } from './suggestions/background.ts';
import type { Schedule } from './worker.ts';

export function backgroundHandlers(mail: SubscriberMailOptions): EventHandler[] {
  return [
    ...searchHandlers,
    ...customerHandlers(mail),
    ...orderHandlers(mail),
    ...subscriberMailHandlers(mail),
    ...authHandlers(mail),
    ...accountHandlers(mail),
    ...backInStockHandlers(mail),
    ...reviewHandlers(mail),
    ...chatHandlers(mail),
  ];
}

export const backgroundSchedules: readonly Schedule[] = [
  ...searchSchedules,
  ...customerSchedules,
  ...passkeySchedules,
  ...orderSchedules,
  ...auditSchedules,
  ...productListSchedules,
  ...backInStockSchedules,
  ...chatSchedules,
  ...activitySchedules,
  ...suggestionSchedules,
  ...accountSchedules,
];
