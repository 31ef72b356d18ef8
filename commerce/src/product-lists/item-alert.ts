import type { ItemRow } from './tables.ts';

/** State of an item: whether it can be ordered, and the price of one unit in the currency in which it was added. */
export interface ItemState {
  isOrderable: boolean;
  unitMinor: number | undefined;
}

export type ItemAlert = 'restock' | 'price-drop';

type MailedItem = Pick<ItemRow, 'priceMinor' | 'wasSoldOut' | 'mailedPriceMinor' | 'restockMailedAt'>;

/**
 * Returns the alert that the owner of an item is mailed: once that it can be ordered again, and each price that is lower than the one when
 * it was added and the last mailed price. There is no alert for an item that is sold out.
 */
export function alertOf(
  { priceMinor, wasSoldOut, mailedPriceMinor, restockMailedAt }: MailedItem,
  state: ItemState,
): ItemAlert | undefined {
  const { isOrderable, unitMinor } = state;
  if (!isOrderable) return undefined;
  if (wasSoldOut && restockMailedAt === null) return 'restock';
  const known = Math.min(priceMinor ?? 0, mailedPriceMinor ?? Number.POSITIVE_INFINITY);
  return unitMinor !== undefined && unitMinor < known ? 'price-drop' : undefined;
}

/** Returns the columns to record in the item: what was mailed, that it is sold out, or that a price drop has ended. */
export function recordState(
  { priceMinor, wasSoldOut, mailedPriceMinor }: MailedItem,
  { isOrderable, unitMinor }: ItemState,
  alert: ItemAlert | undefined,
  now: Date,
): Partial<MailedItem> {
  const hasEnded = mailedPriceMinor !== null && unitMinor !== undefined && unitMinor >= (priceMinor ?? 0);
  return {
    ...(!isOrderable && !wasSoldOut ? { wasSoldOut: true } : {}),
    ...(alert === 'restock' ? { restockMailedAt: now } : {}),
    // A restock mail states the price, too.
    ...(alert && unitMinor !== undefined && priceMinor !== null && unitMinor < priceMinor ? { mailedPriceMinor: unitMinor } : {}),
    ...(hasEnded ? { mailedPriceMinor: null } : {}),
  };
}
