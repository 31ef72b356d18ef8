import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { styleChanged } from '../catalog/style-changes.ts';
import { onUnsubscribedByMail } from '../marketing/unsubscribe.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import type { Schedule } from '../worker.ts';
import { type BackInStockMailOptions, backInStockMailHandler } from './back-in-stock-mail.ts';
import { markRestockedSkus, markRestockedStyles } from './detect-restock.ts';
import { backInStockRequested } from './request-notice.ts';
import { retentionCutoffs } from './request-state.ts';
import { backInStockRequests } from './tables.ts';
import { handlers as wishlistHandlers, schedules as wishlistSchedules } from './wishlist/background.ts';

const stylesPayload = z.object({ styleIds: z.array(z.string()) });
const skuPayload = z.object({ skuId: z.string() });

/** Detects restocks on style changes, which stock feeds and canceled orders publish; many of them affect no request. */
const detectRestockOnStyleChange: EventHandler = {
  name: 'back-in-stock-notice',
  kind: styleChanged,
  handle: async (event, { tx, clock }) => markRestockedStyles(tx, stylesPayload.parse(event.payload).styleIds, clock.now()),
};

/** Detects a restock on a request, because it may have happened while the request was being stored. */
const detectRestockOnRequest: EventHandler = {
  name: 'back-in-stock-asked',
  kind: backInStockRequested,
  handle: async (event, { tx, clock }) => markRestockedSkus(tx, [skuPayload.parse(event.payload).skuId], clock.now()),
};

const deleteUnsubscribed = onUnsubscribedByMail('back-in-stock-forget', (tx, addressKey) =>
  tx.delete(backInStockRequests).where(eq(backInStockRequests.addressKey, addressKey)),
);

export function handlers(mail: BackInStockMailOptions): EventHandler[] {
  return [detectRestockOnStyleChange, detectRestockOnRequest, backInStockMailHandler(mail), deleteUnsubscribed, ...wishlistHandlers(mail)];
}

export const schedules: readonly Schedule[] = [
  ...wishlistSchedules,
  {
    name: 'delete-back-in-stock-requests',
    everySeconds: 86_400,
    run: async ({ database: { db }, clock }) => {
      const before = retentionCutoffs(clock.now());
      const { askedAt, mailedAt } = backInStockRequests;
      await db.delete(backInStockRequests).where(or(lt(mailedAt, before.mailedAt), and(isNull(mailedAt), lt(askedAt, before.askedAt))));
    },
  },
];
