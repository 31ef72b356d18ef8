import { type ActivityKind, activityBodies } from '@outfitter/contract';
import type { Database } from '../platform/database/database.ts';
import { parseInput } from '../platform/http/parse-input.ts';
import { newId } from '../platform/ids.ts';
import { activities, type StoredActivityKind } from './tables.ts';

/** Whether a browser asks not to be followed: Global Privacy Control, or the older Do Not Track. */
export function hasOptedOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

/** What is told beside the fields of a kind and leads to a person, or says nothing to us. */
const discardedFields: ReadonlySet<string> = new Set(['cookieId', 'userId', 'realm', 'instanceType', 'basketId']);

/** Keeps an activity with the visitor's number and nothing else of whoever sent it (API-084). Throws a fault where the body is not of its kind. */
export async function recordActivity(db: Database, kind: ActivityKind, body: unknown, happenedAt: Date): Promise<void> {
  const told: Record<string, unknown> & { cookieId?: string } = parseInput(activityBodies[kind], body, 'body');
  const details = Object.fromEntries(Object.entries(told).filter(([name]) => !discardedFields.has(name)));
  await db.insert(activities).values({ id: newId(), kind, visitorId: told.cookieId ?? null, happenedAt, details });
}

/** Keeps events that another protocol's clients told of, as they were read by whoever speaks it. */
export async function recordEvents(
  db: Database,
  events: readonly { kind: StoredActivityKind; visitorId: string; happenedAt: Date; details: Record<string, unknown> }[],
): Promise<void> {
  if (events.length > 0) await db.insert(activities).values(events.map((event) => ({ id: newId(), ...event })));
}
