/** Until when a card may be used. Pure. */

/** A card is good to the end of its month, everywhere on earth (12 hours behind UTC). */
export function isExpired(card: { expirationMonth: number; expirationYear: number }, now: Date): boolean {
  const end = Date.UTC(card.expirationYear, card.expirationMonth, 1, 12);
  return now.getTime() >= end;
}
