import { missingChoices } from '@outfitter/contract';
import { z } from 'zod';

/** Event: there is news of a pickup to mail to its shopper. */
export const pickupEvent = 'pickup-news';
/** Event: the items are collected. A kind of its own, which the worker of a release without it leaves to a newer one. */
export const pickupCollectedEvent = 'pickup-collected';

export const pickupNews = z.object({
  customerGroupId: z.string(),
  orderId: z.uuid(),
  pickupId: z.uuid(),
  news: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ready') }),
    z.object({ kind: z.literal('reminder') }),
    z.object({ kind: z.literal('collected') }),
    z.object({ kind: z.literal('expired'), refundMinor: z.number().int() }),
    z.object({
      kind: z.literal('missing'),
      choice: z.enum(missingChoices),
      items: z.array(z.object({ itemId: z.string(), quantity: z.number().int() })),
      refundMinor: z.number().int(),
    }),
  ]),
});
export type PickupNews = z.output<typeof pickupNews>;

export const pickupEventOf = (payload: PickupNews) => ({
  kind: payload.news.kind === 'collected' ? pickupCollectedEvent : pickupEvent,
  payload,
});
