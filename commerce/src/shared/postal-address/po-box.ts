import type { Address } from '@outfitter/contract';

export type StreetKind = 'PO Box' | 'street';

/** Matches a post-office box in English and in French (case postale, C.P.). */
const box =
  /\b(?:p\.?\s*o\.?|post(?:al)?\s+office)\s*(?:box|bin|drawer)\b|^\s*(?:box|lock\s*box)\s+#?\d+\s*$|\bpob\s+\d+|(?:case|bo[iî]te)\s+postale|(?:^|,)\s*c\.?\s?p\.?\s*#?\d/i;

/** Classifies an address line (CHECKOUT-018). */
export function classifyStreet(line: string): StreetKind {
  return box.test(line) ? 'PO Box' : 'street';
}

export function isPoBox(address: Address | null | undefined): boolean {
  return [address?.address1, address?.address2].some((line) => line !== undefined && classifyStreet(line) === 'PO Box');
}
