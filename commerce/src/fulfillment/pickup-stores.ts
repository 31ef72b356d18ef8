import { Temporal } from 'temporal-polyfill';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { readStores } from '../stores/read-stores.ts';
import type { StoreForPickup } from './store-for-pickup.ts';

/** Local times, such as 09:00; null if closed. */
type Opening = { open: string; close: string } | null;

/** The columns of a store that a pickup depends on. Those that may be absent have defaults. */
export interface PickupColumns {
  id: string;
  timeZone: string;
  /** From Monday to Sunday. */
  hours: readonly Opening[];
  hasPickup: boolean;
  isOpen?: boolean;
  closedPermanently?: boolean;
  /** Local dates, both inclusive; without `to` until further notice. */
  closedOverride?: { from: string; to?: string } | null;
  /** In place of the hours of the weekday. */
  specialHours?: readonly { date: string; opening: Opening }[];
  preparationMinutes?: number;
  transferDays?: number;
}

const defaultPreparationMinutes = 120;
const defaultTransferDays = 5;

function isClosedOn({ isOpen, closedPermanently, closedOverride }: PickupColumns, date: string): boolean {
  if (isOpen === false || closedPermanently) return true;
  return Boolean(closedOverride && date >= closedOverride.from && date <= (closedOverride.to ?? date));
}

function openingOn(store: PickupColumns, day: Temporal.PlainDate): Opening {
  const iso = day.toString();
  if (isClosedOn(store, iso)) return null;
  const special = store.specialHours?.find(({ date }) => date === iso);
  return special ? special.opening : (store.hours[day.dayOfWeek - 1] ?? null);
}

export function storeForPickup(store: PickupColumns, now: Date): StoreForPickup {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(store.timeZone).toPlainDate();
  return {
    id: store.id,
    timeZone: store.timeZone,
    acceptsPickup: store.hasPickup && !isClosedOn(store, today.toString()),
    preparationMinutes: store.preparationMinutes ?? defaultPreparationMinutes,
    transferDays: store.transferDays ?? defaultTransferDays,
    openingsOn(day) {
      const opening = openingOn(store, day);
      return opening && opening.open < opening.close ? [opening] : [];
    },
  };
}

/** Reads the stores as pickup sees them, by id. */
export async function readPickupStores(
  queryable: Queryable,
  now: Date,
  cache: InvalidatingCache | undefined,
): Promise<ReadonlyMap<string, StoreForPickup>> {
  const rows = await readStores(queryable, cache);
  return new Map(rows.map((row) => [row.id, storeForPickup(row, now)]));
}
