export type AbortReason = 'coupon-taken' | 'elsewhere';

/** Ends a transaction without effect for a reason that is no failure: somebody else was quicker. */
export class AbortTransaction extends Error {
  override readonly name = 'GivenUp';
  readonly reason: AbortReason;
  constructor(reason: AbortReason) {
    super(reason);
    this.reason = reason;
  }
}
