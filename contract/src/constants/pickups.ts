/** States of the work in a store on items that a shopper collects there. */
export const pickupWorkStates = ['to_pick', 'picked', 'short', 'in_transfer', 'ready', 'collected', 'expired', 'closed'] as const;
export type PickupWorkState = (typeof pickupWorkStates)[number];
/** States of a pickup that shoppers see. `closed`: nothing is left to collect, because every unit was shipped or refunded. */
export const pickupStates = ['preparing', 'in_transfer', 'ready', 'collected', 'expired', 'closed'] as const;
export type PickupState = (typeof pickupStates)[number];
/** Decisions about units that the store did not find. */
export const missingChoices = ['transfer', 'ship', 'refund'] as const;
export type MissingChoice = (typeof missingChoices)[number];
