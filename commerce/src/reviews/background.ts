/** What the worker does for reviews. */
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import { type ReviewMail, reviewMail } from './review-mail.ts';

export function handlers(mail: ReviewMail): EventHandler[] {
  return reviewMail(mail);
}
