import type { ItemRow } from './tables.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds for which a restock is news: the list shows it, and it can be mailed. */
export const restockNewsTime = 14 * day;
/** Milliseconds after a restock mail within which another restock of the item is not mailed, so that a stock that flaps does not spam. */
export const restockMailPause = 7 * day;

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

type Restock = Pick<ItemRow, 'wasSoldOut' | 'restockedAt'>;
type MailedItem = Restock & Pick<ItemRow, 'priceMinor' | 'mailedPriceMinor' | 'restockMailedAt' | 'ranLowAt'>;

/** Kinds of mails that the owner of a list has agreed to. */
export interface WantedAlerts {
  wantsWishlistMail: boolean;
  wantsLowStockMail: boolean;
}

/** Returns when an item that can be ordered came back in stock, which is now if it is not recorded yet; null if it was never sold out. */
function restockOf({ wasSoldOut, restockedAt }: Restock, now: Date): Date | null {
  return wasSoldOut ? now : restockedAt;
}

const isNews = (restockedAt: Date, now: Date) => now.getTime() - restockedAt.getTime() < restockNewsTime;

/** Returns whether an item that can be ordered was sold out until lately. */
export function isBackInStock(item: Restock, now: Date): boolean {
  const restockedAt = restockOf(item, now);
  return restockedAt !== null && isNews(restockedAt, now);
}

function isRestockToMail(item: MailedItem, now: Date): boolean {
  const restockedAt = restockOf(item, now);
  if (restockedAt === null || !isNews(restockedAt, now)) return false;
  return item.restockMailedAt === null || restockedAt.getTime() - item.restockMailedAt.getTime() >= restockMailPause;
}

/**
 * Returns the alert that the owner of an item is mailed: each time that it can be ordered again, except soon after the last such mail, each
 * price that is lower than the one when it was added and the last mailed price, and once that few units are left. There is no alert for an
 * item that is sold out.
 */
export function alertOf(
  item: MailedItem,
  { isOrderable, isLow, unitMinor }: ItemState,
  { wantsWishlistMail, wantsLowStockMail }: WantedAlerts,
  now: Date,
): ItemAlert | undefined {
  if (!isOrderable) return undefined;
  const known = Math.min(item.priceMinor ?? 0, item.mailedPriceMinor ?? Number.POSITIVE_INFINITY);
  if (wantsWishlistMail && isRestockToMail(item, now)) return 'restock';
  if (wantsWishlistMail && unitMinor !== undefined && unitMinor < known) return 'price-drop';
  return wantsLowStockMail && isLow && item.ranLowAt === null ? 'low-stock' : undefined;
}

/** Returns the columns to record in the item: what was mailed, that it is sold out, back or nearly sold out, or that a price drop has ended. */
export function recordState(
  { priceMinor, wasSoldOut, mailedPriceMinor, ranLowAt }: MailedItem,
  { isOrderable, isLow, unitMinor }: ItemState,
  alert: ItemAlert | undefined,
  now: Date,
): Partial<MailedItem> {
  const hasEnded = mailedPriceMinor !== null && unitMinor !== undefined && unitMinor >= (priceMinor ?? 0);
  return {
    ...(!isOrderable && !wasSoldOut ? { wasSoldOut: true } : {}),
    ...(isOrderable && wasSoldOut ? { wasSoldOut: false, restockedAt: now } : {}),
    ...(alert === 'restock' ? { restockMailedAt: now } : {}),
    ...(isLow && ranLowAt === null ? { ranLowAt: now } : {}),
    // A restock mail states the price, too.
    ...(alert && unitMinor !== undefined && priceMinor !== null && unitMinor < priceMinor ? { mailedPriceMinor: unitMinor } : {}),
    ...(hasEnded ? { mailedPriceMinor: null } : {}),
  };
}
