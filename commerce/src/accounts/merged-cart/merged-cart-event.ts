/** The event of a merge that no response has reported, apart from its mail: web processes queue it and render no mails. */
import { guestMerge } from '@outfitter/contract';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';

/** Event: a customer is mailed what a merge has changed. Payload: `mergedCartPayload`. */
export const mergeToReport = 'guest-merge-mail';

export const mergedCartPayload = guestMerge
  .pick({ shortfalls: true, movedItems: true, droppedCoupons: true, wishlistCuts: true, isLinkEnded: true })
  .extend({ customerGroupId: z.string() });
export type MergedCart = z.output<typeof mergedCartPayload>;

/** Queues the mail, unless the merge has cut nothing and changed nothing of what both had. */
export async function queueMergedCartMail(tx: Transaction, merge: MergedCart, now: Date): Promise<void> {
  const { customerGroupId, shortfalls, movedItems, droppedCoupons, wishlistCuts, isLinkEnded } = merge;
  if (shortfalls.length + movedItems.length + droppedCoupons.length + wishlistCuts.length === 0 && !isLinkEnded) return;
  const payload: MergedCart = { customerGroupId, shortfalls, movedItems, droppedCoupons, wishlistCuts, isLinkEnded };
  await emit(tx, { kind: mergeToReport, payload }, now);
}
