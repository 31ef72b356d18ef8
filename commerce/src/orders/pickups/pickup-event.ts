import { missingChoices } from '@outfitter/contract';
import { z } from 'zod';

/** What shoppers are told by mail. */
export const pickupEvent = 'pickup-news';

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
