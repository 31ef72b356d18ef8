import { mayTrack } from '../platform/analytics/tracking-consent.ts';
import { onIdle } from '../platform/browser/on-idle.ts';
import type { Activity } from './page-activities.ts';
import { sendActivity } from './send-activity.ts';

/** Tells once the browser is idle, and only where the visitor has agreed; what an editor previews is no visit. */
export function trackWhenIdle(siteId: string, activities: () => readonly Activity[]): void {
  onIdle(() => {
    if (mayTrack() && !document.documentElement.dataset.preview) for (const activity of activities()) sendActivity(siteId, activity);
  });
}
