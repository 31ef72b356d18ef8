import { z } from 'zod';
import { styleIdsOfSkus } from '../../catalog/read-catalog.ts';
import { styleChanged } from '../../catalog/style-changes.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { stopWishlistMail } from '../../customers/contact-choices.ts';
import { onUnsubscribedByMail } from '../../marketing/unsubscribe.ts';
import { stockRanLow } from '../../orders/publish-stock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { EventHandler } from '../../platform/jobs/event-handler.ts';
import { skusWithNewPrices } from '../../pricing/price-skus.ts';
import type { Schedule } from '../../worker.ts';
import type { BackInStockMailOptions } from '../back-in-stock-mail.ts';
import { detectItemAlerts, detectWishlistAlerts } from './detect-alerts.ts';
import { wishlistMailHandler } from './wishlist-mail.ts';

const stylesPayload = z.object({ styleIds: z.array(z.string()) });
const skusPayload = z.object({ skuIds: z.array(z.string()) });

/** Detects wishlist alerts on style changes, which stock feeds and new prices publish. */
function detectOnStyleChange({ settings: { defaultCurrency } }: BackInStockMailOptions): EventHandler {
  return {
    // The name of a queue: a new one would drop the events that wait during an update.
    name: 'wishlist-news',
    kind: styleChanged,
    handle: async (event, { tx, clock }) =>
      detectWishlistAlerts(tx, stylesPayload.parse(event.payload).styleIds, { defaultCurrency, now: clock.now() }),
  };
}

/** Detects wishlist alerts when an order leaves few units of a SKU. Pages do not show that, so no style change is published. */
function detectOnLowStock({ settings: { defaultCurrency } }: BackInStockMailOptions): EventHandler {
  return {
    name: 'wishlist-low-stock',
    kind: stockRanLow,
    handle: async (event, { tx, clock }) =>
      detectItemAlerts(tx, skusPayload.parse(event.payload).skuIds, { defaultCurrency, now: clock.now() }),
  };
}

const stopUnsubscribed = onUnsubscribedByMail('wishlist-mail-stop', stopWishlistMail);

export function handlers(mail: BackInStockMailOptions): EventHandler[] {
  return [detectOnStyleChange(mail), detectOnLowStock(mail), wishlistMailHandler(mail), stopUnsubscribed];
}

const intervalSeconds = 900;
/** Milliseconds to look back: longer than the interval, for a worker that was down. A price drop is mailed only once. */
const lookBackMilliseconds = 24 * 3600 * 1000;
const stylesPerTransaction = 50;

/** Detects scheduled prices that have become valid, because no style changes at that time. */
async function detectScheduledPrices({ database: { db }, clock, settings }: CommerceDependencies): Promise<void> {
  const now = clock.now();
  const styleIds = await styleIdsOfSkus(db, await skusWithNewPrices(db, new Date(now.getTime() - lookBackMilliseconds), now));
  for (let start = 0; start < styleIds.length; start += stylesPerTransaction) {
    const portion = styleIds.slice(start, start + stylesPerTransaction);
    await inTransaction(db, (tx) => detectWishlistAlerts(tx, portion, { defaultCurrency: settings.defaultCurrency, now }));
  }
}

export const schedules: readonly Schedule[] = [
  { name: 'wishlist-alerts-of-new-prices', everySeconds: intervalSeconds, run: detectScheduledPrices },
];
