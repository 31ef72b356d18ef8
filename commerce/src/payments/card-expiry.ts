/** Returns whether a card has expired. It is valid until the end of its month in every time zone (up to 12 hours behind UTC). */
export function isExpired(card: { expirationMonth: number; expirationYear: number }, now: Date): boolean {
  const end = Date.UTC(card.expirationYear, card.expirationMonth, 1, 12);
  return now.getTime() >= end;
}
