/** Returns the price of `units` units of a line, after `before` units: the prices of all units add up to that of the line. */
export function amountOfUnits({ amountMinor, quantity }: { amountMinor: number; quantity: number }, before: number, units: number): number {
  const upTo = (count: number) => Math.floor((amountMinor * count) / quantity);
  return upTo(before + units) - upTo(before);
}
