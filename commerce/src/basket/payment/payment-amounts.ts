/** `amountMinor` is the most that the instrument pays. Without it, the instrument pays the rest of the order. */
export interface LimitedPayment {
  amountMinor: number | null;
}

/** Returns what each instrument pays in minor units, in the order in which they were added. Together they never exceed the total. */
export function amountsPaid(payments: readonly LimitedPayment[], totalMinor: number): number[] {
  let restMinor = totalMinor;
  return payments.map(({ amountMinor }) => {
    const paidMinor = Math.min(amountMinor ?? restMinor, restMinor);
    restMinor -= paidMinor;
    return paidMinor;
  });
}

/** Returns the part of the total in minor units that no instrument pays. */
export function unpaidAmount(payments: readonly LimitedPayment[], totalMinor: number): number {
  return amountsPaid(payments, totalMinor).reduce((restMinor, paidMinor) => restMinor - paidMinor, totalMinor);
}

/**
 * Returns the limit of a new instrument. An amount of the whole order is not a limit, so that the instrument still pays all of it after a
 * change of the shipping method or of the items.
 */
export function paymentLimit(amountMinor: number | undefined, shownTotalMinor: number | null): number | null {
  if (amountMinor === undefined) return null;
  return shownTotalMinor !== null && amountMinor >= shownTotalMinor ? null : amountMinor;
}
