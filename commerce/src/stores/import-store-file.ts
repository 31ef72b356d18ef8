import { inArray } from 'drizzle-orm';
import { type Difference, diffValues } from '../content/editing/diff-values.ts';
import { type Database, resultInTransaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { importStores } from './import-stores.ts';
import { recordStoreChanges, type StoreEdit, type StoreError } from './store-changes.ts';
import { type StoreRow, storeColumns, stores } from './tables.ts';

export interface StorePlan {
  id: string;
  change: 'new' | 'changed' | 'same';
  differences: Difference[];
}

export interface StoreImport extends StoreEdit {
  /** True if the file may add stores. Otherwise every store of the file has to exist, so that a misspelled id adds none. */
  addsStores: boolean;
  isDryRun: boolean;
}

/** Imports all stores of a file or none. Stores that the file does not contain stay as they are. */
export function importStoreFile(
  db: Database,
  rows: readonly StoreRow[],
  { addsStores, isDryRun, ...edit }: StoreImport,
): Promise<Result<StorePlan[], StoreError>> {
  return resultInTransaction(db, async (tx) => {
    const ids = rows.map(({ id }) => id);
    // In the order of their ids, so that two imports cannot deadlock.
    const stored =
      ids.length === 0 ? [] : await tx.select(storeColumns).from(stores).where(inArray(stores.id, ids)).orderBy(stores.id).for('update');
    const storedById = new Map(stored.map((row) => [row.id, row]));
    const unknown = ids.filter((id) => !storedById.has(id));
    if (unknown.length > 0 && !addsStores) {
      return failure('StoreNotFoundException', `the shop has no store ${unknown.join(', ')}; --add adds new stores`);
    }
    const plans = rows.map((after) => {
      const before = storedById.get(after.id);
      const differences = before ? diffValues(before, after) : [];
      const change = !before ? ('new' as const) : differences.length > 0 ? ('changed' as const) : ('same' as const);
      return { id: after.id, change, differences, before, after };
    });
    if (!isDryRun) {
      const changed = plans.filter(({ change }) => change !== 'same');
      await importStores(
        tx,
        changed.map(({ after }) => after),
      );
      const recorded = await recordStoreChanges(
        tx,
        changed.map(({ before, after }) => ({ action: 'import', before, after })),
        edit,
      );
      if (!recorded.ok) return recorded;
    }
    return ok(plans.map(({ id, change, differences }) => ({ id, change, differences })));
  });
}
