export type GivenUpReason = 'coupon-taken' | 'elsewhere';

/** Ends a transaction without effect for a reason that is no failure: somebody else was quicker. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
  readonly reason: GivenUpReason;
  constructor(reason: GivenUpReason) {
    super(reason);
    this.reason = reason;
  }
}
