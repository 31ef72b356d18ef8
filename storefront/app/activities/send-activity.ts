import { operations } from '@outfitter/contract/client';
import { getVisitorId } from '../platform/analytics/visitor-id.ts';
import type { Activity } from './page-activities.ts';

/**
 * Sends an activity without waiting. The request survives the page; failures are ignored. It is fetched without the client, which cannot
 * set a low priority and cancels requests at a deadline.
 */
export function sendActivity(siteId: string, { kind, body }: Activity): void {
  const path = operations.sendActivity.path.replace('{siteId}', encodeURIComponent(siteId)).replace('{activity}', kind);
  const text = JSON.stringify({ ...body, cookieId: getVisitorId() });
  fetch(path, { method: 'POST', body: text, keepalive: true, priority: 'low', headers: { 'content-type': 'application/json' } }).catch(
    () => {},
  );
}
