import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { type ReviewMailOptions, reviewMailHandlers } from './review-mail.ts';

export function handlers(mail: ReviewMailOptions): EventHandler[] {
  return reviewMailHandlers(mail);
}
