import { findExistingCustomers } from '../customers/find-customer.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { ListDependencies } from './list-call.ts';
import { revokeShare } from './lists.ts';
import { deleteList, listsUnchangedSince, lockList } from './queries.ts';

/** Days: browsers store no cookie for longer, so that no shopper can reach an older list of a guest. */
const guestListDays = 400;
const batchSize = 500;
const day = 24 * 60 * 60 * 1000;

/** Deletes the lists of guests that have not changed for `guestListDays`. Those of customers stay as long as the customer. */
export async function deleteInactiveGuestLists({ database: { db }, clock, settings }: ListDependencies): Promise<void> {
  const before = new Date(clock.now().getTime() - guestListDays * day);
  let after = '';
  for (;;) {
    const old = await listsUnchangedSince(db, before, after, batchSize);
    const customers = await findExistingCustomers(
      db,
      old.map(({ customerGroupId }) => customerGroupId),
    );
    for (const key of old.filter(({ customerGroupId }) => !customers.has(customerGroupId))) {
      await inTransaction(db, async (tx) => {
        const list = await lockList(tx, key);
        if (!list || list.updatedAt >= before) return;
        await revokeShare(tx, settings, list);
        await deleteList(tx, key);
      });
    }
    const last = old.at(-1);
    if (!last || old.length < batchSize) return;
    after = last.customerGroupId;
  }
}
