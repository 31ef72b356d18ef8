import { eq } from 'drizzle-orm';
import { diffValues } from '../content/editing/diff-values.ts';
import { type Database, resultInTransaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { importStores } from './import-stores.ts';
import { recordStoreChanges, type StoreEdit, type StoreError } from './store-changes.ts';
import { type ClosedOverride, type Opening, type StoreAction, type StoreRow, storeColumns, stores } from './tables.ts';
import { validateStore } from './validate-stores.ts';

export interface ChangedStore {
  store: StoreRow;
  isChanged: boolean;
}

type Change = (store: StoreRow) => Partial<StoreRow>;

async function changeStore(
  db: Database,
  id: string,
  action: StoreAction,
  change: Change,
  edit: StoreEdit,
): Promise<Result<ChangedStore, StoreError>> {
  return resultInTransaction<ChangedStore, StoreError>(db, async (tx) => {
    const [before] = await tx.select(storeColumns).from(stores).where(eq(stores.id, id)).for('update');
    if (!before) return failure('StoreNotFoundException', `there is no store ${id}`);
    const after = validateStore({ ...before, ...change(before) });
    if (!after.ok) return after;
    if (diffValues(before, after.value).length === 0) return ok({ store: before, isChanged: false });
    await importStores(tx, [after.value]);
    const recorded = await recordStoreChanges(tx, [{ action, before, after: after.value }], edit);
    return recorded.ok ? ok({ store: after.value, isChanged: true }) : recorded;
  });
}

export function setStoreHours(db: Database, id: string, weekdays: readonly number[], opening: Opening, edit: StoreEdit) {
  const change: Change = ({ hours }) => ({ hours: hours.map((each, day) => (weekdays.includes(day) ? opening : each)) });
  return changeStore(db, id, 'set-hours', change, edit);
}

/** Sets the hours of a date; without an opening, those of its weekday apply again. */
export function setSpecialHours(
  db: Database,
  id: string,
  date: string,
  { opening, name }: { opening: Opening | undefined; name: string },
  edit: StoreEdit,
) {
  const change: Change = ({ specialHours }) => {
    const others = specialHours.filter((each) => each.date !== date);
    const all = opening === undefined ? others : [...others, { date, opening, name }];
    return { specialHours: all.sort((one, other) => (one.date < other.date ? -1 : 1)) };
  };
  return changeStore(db, id, 'set-hours', change, edit);
}

/** Closes a store for some days, until further notice, or for good (`'permanently'`). */
export function closeStore(db: Database, id: string, closure: ClosedOverride | 'permanently', edit: StoreEdit) {
  const change: Change = () => (closure === 'permanently' ? { closedPermanently: true } : { closedOverride: closure });
  return changeStore(db, id, 'close', change, edit);
}

/** Ends a closure, also one for good. */
export function reopenStore(db: Database, id: string, edit: StoreEdit) {
  return changeStore(db, id, 'reopen', () => ({ closedOverride: null, closedPermanently: false }), edit);
}

export function setStorePickup(db: Database, id: string, hasPickup: boolean, edit: StoreEdit) {
  return changeStore(db, id, 'pickup', () => ({ hasPickup }), edit);
}
