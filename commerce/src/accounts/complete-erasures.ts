import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { eraseGroup } from './erase-customer.ts';
import { customerErasures } from './tables.ts';

const hour = 60 * 60 * 1000;
/** Time after an erasure by which the calls in progress during it have ended, so that nothing more is written. */
const callTime = hour;
/** Retention of the record: as long as the response of the link may be requested again. */
const recordTime = 30 * 24 * hour;

/** Erases what an erasure had to leave: orders in progress, and rows that a concurrent call wrote. */
async function completeErasure(db: Database, customerGroupId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isOpen = and(eq(customerErasures.customerGroupId, customerGroupId), isNull(customerErasures.completedAt));
    const [erasure] = await tx.select().from(customerErasures).where(isOpen).for('update');
    if (!erasure) return;
    const waitingOrders = await eraseGroup(tx, customerGroupId, now);
    const isComplete = waitingOrders === 0 && now.getTime() - erasure.erasedAt.getTime() >= callTime;
    if (isComplete) await tx.update(customerErasures).set({ completedAt: now }).where(isOpen);
  });
}

/** Completes erasures, every day. Each has a separate transaction, so that a failed erasure does not delay the others. */
export async function completeErasures({
  database: { db },
  clock,
  log,
}: Pick<CommerceDependencies, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const { customerGroupId, erasedAt, completedAt } = customerErasures;
  const open = await db.select({ customerGroupId }).from(customerErasures).where(isNull(completedAt)).orderBy(asc(erasedAt));
  for (const erasure of open) {
    await completeErasure(db, erasure.customerGroupId, now).catch((error: unknown) =>
      log.error({ error, customerGroupId: erasure.customerGroupId }, 'an erasure was not completed'),
    );
  }
  await db.delete(customerErasures).where(lt(completedAt, new Date(now.getTime() - recordTime)));
}
