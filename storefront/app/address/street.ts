export type StreetKind = 'PO Box' | 'street';

/** In English, and in French: case postale, C.P. */
const poBoxPattern =
  /\b(?:p\.?\s*o\.?|post(?:al)?\s+office)\s*(?:box|bin|drawer)\b|^\s*(?:box|lock\s*box)\s+#?\d+\s*$|\bpob\s+\d+|(?:case|bo[iî]te)\s+postale|(?:^|,)\s*c\.?\s?p\.?\s*#?\d/i;

/** CHECKOUT-018 */
export function streetKind(line: string): StreetKind {
  return poBoxPattern.test(line) ? 'PO Box' : 'street';
}

export function lacksHouseNumber(line: string): boolean {
  return streetKind(line) === 'street' && !/\d/.test(line);
}
