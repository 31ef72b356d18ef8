/** Postal codes as a parcel's label shows them. Pure. */

/**
 * A US code cut to its first five digits, a Canadian one in capitals with its space; `undefined` where it is neither.
 * Military mail has US codes.
 */
export function normalizePostalCode(text: string, countryCode: string): string | undefined {
  const plain = text.trim().toUpperCase();
  if (countryCode !== 'CA') return /^(\d{5})(?:[- ]?\d{4})?$/.exec(plain)?.[1];
  const parts = /^([ABCEGHJ-NPRSTVXY]\d[A-Z])[ -]?(\d[A-Z]\d)$/.exec(plain);
  return parts ? `${parts[1]} ${parts[2]}` : undefined;
}
