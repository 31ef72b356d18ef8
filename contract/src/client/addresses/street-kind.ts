export type StreetKind = 'PO Box' | 'street';

/** Matches a post office box in English and in French (case postale, C.P.). */
const poBoxPattern =
  /\b(?:p\.?\s*o\.?|post(?:al)?\s+office)\s*(?:box|bin|drawer)\b|^\s*(?:box|lock\s*box)\s+#?\d+\s*$|\bpob\s+\d+|(?:case|bo[iî]te)\s+postale|(?:^|,)\s*c\.?\s?p\.?\s*#?\d/i;

/** Returns whether an address line is a post office box or a street (CHECKOUT-018). */
export function streetKind(line: string): StreetKind {
  return poBoxPattern.test(line) ? 'PO Box' : 'street';
}
