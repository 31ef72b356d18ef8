import { expect, it } from 'vitest';
import { isExpired } from './card-expiry.ts';

it('a card is valid to the end of its month in every time zone', () => {
  const card = { expirationMonth: 11, expirationYear: 2026 };
  expect(isExpired(card, new Date('2026-11-30T23:59:59Z'))).toBe(false);
  expect(isExpired(card, new Date('2026-12-01T11:59:59Z'))).toBe(false);
  expect(isExpired(card, new Date('2026-12-01T12:00:00Z'))).toBe(true);
  expect(isExpired({ expirationMonth: 12, expirationYear: 2026 }, new Date('2026-12-31T00:00:00Z'))).toBe(false);
});
