import type { CheckoutFieldError } from '../field-error.ts';

export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

export function formatExpiry(typed: string): string {
  const [first = '', rest] = typed.split('/', 2);
  if (rest !== undefined && /^\s*\d\s*$/.test(first)) return formatExpiry(`0${first.trim()}${rest}`);
  const all = typed.replaceAll(/\D/g, '');
  const digits = /^[2-9]/.test(all) ? `0${all}` : all;
  // Only the last two digits of a four-digit year are shown.
  const year = digits.length >= 6 && digits.slice(2, 4) === '20' ? digits.slice(4, 6) : digits.slice(2, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${year}` : digits;
}

/** Reads a two-digit year as 20xx (PAY-006). Undefined if the text is not a month and year. */
export function parseExpiry(text: string): Expiry | undefined {
  const parts = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (!parts) return undefined;
  const month = Number(parts[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts[2]) } : undefined;
}

/** Cards are valid for at most this many years; a later date is a typing error. */
const maxYears = 20;

const monthsOf = (year: number, month: number) => year * 12 + month;

/** Returns the full months until the month of a card's expiry, in which it is still valid; negative for an expired card. */
export function monthsUntilExpiry(card: { expirationMonth: number; expirationYear: number }, today: Date): number {
  return monthsOf(card.expirationYear, card.expirationMonth) - monthsOf(today.getFullYear(), today.getMonth() + 1);
}

export const isExpired = (card: { expirationMonth: number; expirationYear: number }, today: Date) => monthsUntilExpiry(card, today) < 0;

/** Returns the error of a typed expiry. A card is valid until the last day of its month. */
export function expiryError(text: string, today: Date): CheckoutFieldError | undefined {
  if (text.trim() === '') return { code: 'expiry-invalid' };
  const expiry = parseExpiry(text);
  if (!expiry) return /^\d{1,2}\/\d{2}$/.test(text) ? { code: 'expiry-month' } : { code: 'expiry-invalid' };
  const { month: expirationMonth, year: expirationYear } = expiry;
  if (isExpired({ expirationMonth, expirationYear }, today))
    return { code: 'expiry-past', values: { month: expiry.month, year: expiry.year } };
  return expiry.year > today.getFullYear() + maxYears ? { code: 'expiry-too-late', values: { year: expiry.year } } : undefined;
}

export function expiryText({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
