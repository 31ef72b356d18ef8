import type { PickupCommand } from './pickup-state.ts';
import type { ProofOfCollection } from './proof-of-collection.ts';

/** A step of the work in a store. */
export interface PickupWork {
  pickupId: string;
  command: PickupCommand;
  /** Who works, for the record of changes. */
  by: string;
  /** The only store whose pickups the caller may see. */
  storeId?: string | undefined;
  /** Of a shopper who collects. */
  proof?: ProofOfCollection | undefined;
  now: Date;
}
