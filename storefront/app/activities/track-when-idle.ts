import { mayTrack } from '../platform/analytics/tracking-consent.ts';
import { onIdle } from '../platform/browser/on-idle.ts';
import type { Activity } from './page-activities.ts';
import { sendActivity } from './send-activity.ts';

/** Sends activities when the browser is idle, if the visitor has consented. Previews are not tracked. */
export function trackWhenIdle(siteId: string, activities: () => readonly Activity[]): void {
  onIdle(() => {
    if (mayTrack() && !document.documentElement.dataset.preview) for (const activity of activities()) sendActivity(siteId, activity);
  });
}
