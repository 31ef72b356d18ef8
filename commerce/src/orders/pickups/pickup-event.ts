import { missingChoices } from '@outfitter/contract';
import { z } from 'zod';

/** Event: the shopper of a pickup is notified by mail. The kind is stored, so it keeps its name, as does `news` of the payload. */
export const pickupEvent = 'pickup-news';
/** Event: the items are collected. A kind of its own, which the worker of a release without it leaves to a newer one. */
export const pickupCollectedEvent = 'pickup-collected';

export const pickupEventPayload = z.object({
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
      /** New time at which everything is ready, after a transfer. Events of earlier releases have neither this nor the next one. */
      readyBy: z.iso.datetime().optional(),
      /** Day by which the items that are shipped have arrived. */
      arrivesBy: z.iso.date().optional(),
    }),
  ]),
});
type PickupEventPayload = z.output<typeof pickupEventPayload>;
/** What the shopper is notified of. */
export type PickupNotification = PickupEventPayload['news'];

export const pickupEventOf = ({ notification, ...ids }: Omit<PickupEventPayload, 'news'> & { notification: PickupNotification }) => ({
  kind: notification.kind === 'collected' ? pickupCollectedEvent : pickupEvent,
  payload: { ...ids, news: notification } satisfies PickupEventPayload,
});
