import type { CommerceDependencies } from '../../../commerce-dependencies.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { logThrottled } from '../../../platform/log-throttled.ts';
import { changePickup } from '../change-pickup.ts';
import { pickupEventOf } from '../pickup-event.ts';
import { claimReminders, expiredPickups, readPickup } from '../queries.ts';

const batchSize = 100;
const reminderDays = 2;
const day = 24 * 60 * 60 * 1000;

type Dependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'log' | 'settings'>;

async function expirePickup(deps: Dependencies, pickupId: string): Promise<'expired' | 'ended' | 'failed'> {
  const { clock, log } = deps;
  const { db } = deps.database;
  const { warehouse } = deps.settings;
  try {
    const expired = await changePickup({ db, warehouse }, { pickupId, command: { action: 'expire' }, by: 'the shop', now: clock.now() });
    if (expired.ok) return expired.value.isChanged ? 'expired' : 'ended';
    // Collected in the meantime.
    if ((await readPickup(db, pickupId))?.state !== 'ready') return 'ended';
    throw new Error(`${expired.error}: ${expired.message}`);
  } catch (error) {
    logThrottled(log, 'error', { error, pickupId }, 'a pickup whose time is over could not be ended');
    return 'failed';
  }
}

/**
 * Ends the pickups that were not collected in time: stock and money go back. The next run tries again those that failed. Returns the
 * numbers of pickups. May run concurrently.
 */
export async function expirePickups(deps: Dependencies, limit = batchSize): Promise<{ expired: number; failed: number }> {
  const counts = { expired: 0, ended: 0, failed: 0 };
  const tried = new Set<string>();
  for (;;) {
    // Those that failed are still due, and may come before all others.
    const due = await expiredPickups(deps.database.db, deps.clock.now(), limit + counts.failed);
    const untried = due.filter(({ id }) => !tried.has(id));
    if (untried.length === 0) return { expired: counts.expired, failed: counts.failed };
    for (const { id } of untried) {
      tried.add(id);
      counts[await expirePickup(deps, id)]++;
    }
  }
}

/** Has the shoppers reminded whose items will soon go back on sale. Returns their number. May run concurrently. */
export function remindOfPickups(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const reminded = await claimReminders(tx, now, new Date(now.getTime() + reminderDays * day), batchSize);
    for (const { customerGroupId, orderId, id: pickupId } of reminded) {
      await emit(tx, pickupEventOf({ customerGroupId, orderId, pickupId, notification: { kind: 'reminder' } }), now);
    }
    return reminded.length;
  });
}
