import type { PickupCommand } from './pickup-state.ts';
import type { PickupProof } from './proof/pickup-proof.ts';

export interface PickupRequest {
  pickupId: string;
  command: PickupCommand;
  /** Operator, for the record of changes. */
  by: string;
  /** The only store whose pickups the caller may see. */
  storeId?: string | undefined;
  /** Proof of a shopper who collects. */
  proof?: PickupProof | undefined;
  now: Date;
}
