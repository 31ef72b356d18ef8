import { type ActivityKind, activityBodies } from '@outfitter/contract';
import type { Database } from '../platform/database/database.ts';
import { type InputError, parseInput } from '../platform/http/parse-input.ts';
import { newId } from '../platform/ids.ts';
import { ok, type Result } from '../platform/result.ts';
import { maskCardNumbers } from '../platform/security/card-numbers.ts';
import { activities, type StoredActivityKind } from './tables.ts';

/** Returns whether the browser sends Global Privacy Control or Do Not Track. */
export function hasOptedOut(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1';
}

const typedFields: ReadonlySet<string> = new Set(['searchText', 'currentLocation']);
const discardedFields: ReadonlySet<string> = new Set(['cookieId', 'userId', 'realm', 'instanceType', 'basketId']);

/**
 * Stores an activity with the visitor id and nothing else about the sender (API-084), with card numbers masked. Fails if the body does not
 * match the kind.
 */
export async function recordActivity(
  db: Database,
  kind: ActivityKind,
  body: unknown,
  happenedAt: Date,
): Promise<Result<undefined, InputError>> {
  const parsed = parseInput(activityBodies[kind], body, 'body');
  if (!parsed.ok) return parsed;
  const { cookieId = null, ...fields }: Record<string, unknown> & { cookieId?: string | null } = parsed.value;
  const details = Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !discardedFields.has(name))
      .map(([name, value]) => [name, typedFields.has(name) ? maskCardNumbers(String(value)) : value]),
  );
  await db.insert(activities).values({ id: newId(), kind, visitorId: cookieId, happenedAt, details });
  return ok();
}

export async function recordEvents(
  db: Database,
  events: readonly { kind: StoredActivityKind; visitorId: string; happenedAt: Date; details: Record<string, unknown> }[],
): Promise<void> {
  if (events.length > 0) await db.insert(activities).values(events.map((event) => ({ id: newId(), ...event })));
}
