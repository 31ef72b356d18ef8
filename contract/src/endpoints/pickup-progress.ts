import { z } from 'zod';
import { missingChoices, pickupStates } from '../constants.ts';
import { amount, uuid } from '../shared-schemas.ts';

/** Progress of a store with the pickup shipment of an order. Absent from shipments that travel to the shopper. */
export const pickupProgress = {
  c_pickupState: z.enum(pickupStates).optional(),
  /** Code that the shopper shows at the store; only while the items wait there. */
  c_pickupCode: z.string().optional(),
  c_readySince: z.iso.datetime().optional(),
  /** Time from which the items go back on sale, and the money back to the shopper. */
  c_collectUntil: z.iso.datetime().optional(),
  c_collectedAt: z.iso.datetime().optional(),
  /** Decisions about units that the store did not find. Several entries of an item are possible. */
  c_missingItems: z.array(z.strictObject({ itemId: uuid, quantity: z.number().int().min(1), c_choice: z.enum(missingChoices) })).optional(),
  /** Refunds of this shipment, with tax. */
  c_refundedTotal: amount.optional(),
};
/** Progress, with the promise, which replaces that of the order: it is a later one once missing items are sent from the warehouse. */
const progress = z.strictObject({ ...pickupProgress, c_readyBy: z.iso.datetime().optional(), c_promiseDate: z.iso.date().optional() });
export type PickupProgress = z.output<typeof progress>;
