/** What the worker does for those who wait for a SKU. */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { styleChanged } from '../catalog/style-changed.ts';
import { emailUnsubscribed } from '../marketing/unsubscribe.ts';
import type { EventHandler } from '../platform/jobs/event-handler.ts';
import type { Schedule } from '../worker.ts';
import { backInStockAsked } from './ask.ts';
import { noticeReturned, noticeReturnedStyles } from './notice-returned.ts';
import { forgottenBefore } from './request.ts';
import { type ReturnedMail, returnedMail } from './returned-mail.ts';
import { backInStockRequests } from './tables.ts';

const stylesPayload = z.object({ styleIds: z.array(z.string()) });
const skuPayload = z.object({ skuId: z.string() });
const leftPayload = z.object({ addressKey: z.string() });

/** Stock feeds and orders that are undone change a style; so does much else, which finds nobody waiting. */
const noticeChanges: EventHandler = {
  name: 'back-in-stock-notice',
  kind: styleChanged,
  handle: async (event, { tx, clock }) => noticeReturnedStyles(tx, stylesPayload.parse(event.payload).styleIds, clock.now()),
};

/** What came back while it was being asked for. */
const noticeAsking: EventHandler = {
  name: 'back-in-stock-asked',
  kind: backInStockAsked,
  handle: async (event, { tx, clock }) => noticeReturned(tx, [skuPayload.parse(event.payload).skuId], clock.now()),
};

/** Who leaves by the link of any letter of ours waits for nothing more. */
const forgetWhoLeft: EventHandler = {
  name: 'back-in-stock-forget',
  kind: emailUnsubscribed,
  async handle(event, { tx }) {
    const { addressKey } = leftPayload.parse(event.payload);
    await tx.delete(backInStockRequests).where(eq(backInStockRequests.addressKey, addressKey));
  },
};

export function handlers(mail: ReturnedMail): EventHandler[] {
  return [noticeChanges, noticeAsking, returnedMail(mail), forgetWhoLeft];
}

export const schedules: readonly Schedule[] = [
  {
    name: 'forget-back-in-stock',
    everySeconds: 86_400,
    run: async ({ database: { db }, clock }) => {
      const before = forgottenBefore(clock.now());
      const { askedAt, mailedAt } = backInStockRequests;
      await db.delete(backInStockRequests).where(or(lt(mailedAt, before.mailedAt), and(isNull(mailedAt), lt(askedAt, before.askedAt))));
    },
  },
];
