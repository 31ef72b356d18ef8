/** Items removed from a list lately. Adding one again takes its removal back, with its date, price and alerts. */
import { type Selection, selectionKey } from './resolve-selections.ts';
import type { ItemRow, RemovedItem } from './tables.ts';

/** Milliseconds within which a removal can be taken back. */
const undoTime = 60 * 60 * 1000;
const maxRemoved = 50;

const isRecent = ({ removedAt }: RemovedItem, now: Date) => now.getTime() - Date.parse(removedAt) < undoTime;
const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;
const instantOf = (iso: string | null = null) => (iso === null ? null : new Date(iso));

/** Returns the removed items of a list after another removal. */
export function withRemoved(removed: readonly RemovedItem[], item: ItemRow, now: Date): RemovedItem[] {
  const { customerGroupId: _, listId: __, id: ___, addedAt, restockedAt, restockMailedAt, ranLowAt, ...state } = item;
  const times = {
    addedAt: addedAt.toISOString(),
    restockedAt: isoOf(restockedAt),
    restockMailedAt: isoOf(restockMailedAt),
    ranLowAt: isoOf(ranLowAt),
  };
  const others = removed.filter((other) => isRecent(other, now));
  return [{ ...state, ...times, removedAt: now.toISOString() }, ...others].slice(0, maxRemoved);
}

export interface TakenBack {
  /** State of the item before its removal; undefined if it was not removed, or too long ago. */
  restored: Omit<ItemRow, 'customerGroupId' | 'listId' | 'id'> | undefined;
  /** The other removed items of the list. */
  rest: RemovedItem[];
}

function stateOf({ removedAt: _, addedAt, restockedAt, restockMailedAt, ranLowAt, ...state }: RemovedItem): TakenBack['restored'] {
  return {
    ...state,
    addedAt: new Date(addedAt),
    restockedAt: instantOf(restockedAt),
    restockMailedAt: instantOf(restockMailedAt),
    ranLowAt: instantOf(ranLowAt),
  };
}

/** Finds the removed item that is added again. */
export function takeRemoved(removed: readonly RemovedItem[], selection: Selection, now: Date): TakenBack {
  const recent = removed.filter((item) => isRecent(item, now));
  const found = recent.find((item) => selectionKey(item) === selectionKey(selection));
  return { restored: found && stateOf(found), rest: recent.filter((item) => item !== found) };
}
