import { missingChoices } from '@outfitter/contract';
import { z } from 'zod';

/** What shoppers are told by mail. */
export const pickupEvent = 'pickup-news';
/** The news that the items are collected: of a kind of its own, which the worker of a release that lacks it leaves to a newer one. */
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
