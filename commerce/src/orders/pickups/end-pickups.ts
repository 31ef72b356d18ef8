import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { changePickup } from './change-pickup.ts';
import { type PickupNews, pickupEvent } from './pickup-event.ts';
import { claimReminders, expiredPickups } from './queries.ts';

const batchSize = 100;
/** Days before the end of a pickup on which its shopper is reminded. */
const reminderDays = 2;
const day = 24 * 60 * 60 * 1000;

/** Ends the pickups that nobody has collected in time: stock and money go back. Returns their number. May run concurrently. */
export async function expirePickups(db: Database, now: Date): Promise<number> {
  let count = 0;
  for (const { id: pickupId } of await expiredPickups(db, now, batchSize)) {
    const expired = await changePickup(db, { pickupId, command: { action: 'expire' }, by: 'the shop', now });
    // Collected in the meantime, otherwise.
    if (expired.ok && expired.value.isChanged) count++;
  }
  return count;
}

/** Has the shoppers reminded whose items will soon go back on sale. Returns their number. May run concurrently. */
export function remindOfPickups(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const reminded = await claimReminders(tx, now, new Date(now.getTime() + reminderDays * day), batchSize);
    for (const { customerGroupId, orderId, id: pickupId } of reminded) {
      await emit(
        tx,
        { kind: pickupEvent, payload: { customerGroupId, orderId, pickupId, news: { kind: 'reminder' } } satisfies PickupNews },
        now,
      );
    }
    return reminded.length;
  });
}
