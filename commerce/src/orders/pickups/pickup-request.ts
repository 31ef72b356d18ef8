import type { PickupCommand } from './pickup-state.ts';
import type { ProofOfCollection } from './proof/proof-of-collection.ts';

export interface PickupRequest {
  pickupId: string;
  command: PickupCommand;
  /** Operator, for the record of changes. */
  by: string;
  /** The only store whose pickups the caller may see. */
  storeId?: string | undefined;
  /** Proof of a shopper who collects. */
  proof?: ProofOfCollection | undefined;
  now: Date;
}
