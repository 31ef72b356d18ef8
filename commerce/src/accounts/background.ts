import type { EventHandler } from '../platform/jobs/event-handler.ts';
import type { Schedule } from '../worker.ts';
import { completeErasures } from './complete-erasures.ts';
import { type ErasedMailOptions, erasedMailHandler } from './erased-mail.ts';
import { repeatDeferredMerges } from './merge-guest.ts';
import { mergedCartMailHandler } from './merged-cart/merged-cart-mail.ts';

export function handlers(mail: ErasedMailOptions): EventHandler[] {
  return [erasedMailHandler(mail), mergedCartMailHandler(mail)];
}

export const schedules: readonly Schedule[] = [
  { name: 'merge-deferred-baskets', everySeconds: 15, run: repeatDeferredMerges },
  { name: 'complete-erasures', everySeconds: 86_400, run: completeErasures },
];
