import type { ItemRow } from './tables.ts';

/**
 * State of an item: whether it can be ordered, whether so few units are left that the list says so, and the price of one unit in the
 * currency in which it was added.
 */
export interface ItemState {
  isOrderable: boolean;
  isLow: boolean;
  unitMinor: number | undefined;
}

export type ItemAlert = 'restock' | 'price-drop' | 'low-stock';

type MailedItem = Pick<ItemRow, 'priceMinor' | 'wasSoldOut' | 'mailedPriceMinor' | 'restockMailedAt' | 'ranLowAt'>;

/** Kinds of mails that the owner of a list has agreed to. */
export interface WantedAlerts {
  wantsWishlistMail: boolean;
  wantsLowStockMail: boolean;
}

/**
 * Returns the alert that the owner of an item is mailed: once that it can be ordered again, each price that is lower than the one when it
 * was added and the last mailed price, and once that few units are left. There is no alert for an item that is sold out.
 */
export function alertOf(
  { priceMinor, wasSoldOut, mailedPriceMinor, restockMailedAt, ranLowAt }: MailedItem,
  { isOrderable, isLow, unitMinor }: ItemState,
  { wantsWishlistMail, wantsLowStockMail }: WantedAlerts,
): ItemAlert | undefined {
  if (!isOrderable) return undefined;
  const known = Math.min(priceMinor ?? 0, mailedPriceMinor ?? Number.POSITIVE_INFINITY);
  if (wantsWishlistMail && wasSoldOut && restockMailedAt === null) return 'restock';
  if (wantsWishlistMail && unitMinor !== undefined && unitMinor < known) return 'price-drop';
  return wantsLowStockMail && isLow && ranLowAt === null ? 'low-stock' : undefined;
}

/** Returns the columns to record in the item: what was mailed, that it is sold out or nearly so, or that a price drop has ended. */
export function recordState(
  { priceMinor, wasSoldOut, mailedPriceMinor, ranLowAt }: MailedItem,
  { isOrderable, isLow, unitMinor }: ItemState,
  alert: ItemAlert | undefined,
  now: Date,
): Partial<MailedItem> {
  const hasEnded = mailedPriceMinor !== null && unitMinor !== undefined && unitMinor >= (priceMinor ?? 0);
  return {
    ...(!isOrderable && !wasSoldOut ? { wasSoldOut: true } : {}),
    ...(alert === 'restock' ? { restockMailedAt: now } : {}),
    ...(isLow && ranLowAt === null ? { ranLowAt: now } : {}),
    // A restock mail states the price, too.
    ...(alert && unitMinor !== undefined && priceMinor !== null && unitMinor < priceMinor ? { mailedPriceMinor: unitMinor } : {}),
    ...(hasEnded ? { mailedPriceMinor: null } : {}),
  };
}
