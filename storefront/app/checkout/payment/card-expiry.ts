/** When a card runs out, as it is typed: MM/YY (PAY-006). Pure. */
import type { CheckoutFieldError } from '../field-error.ts';

export interface Expiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** Digits with the stroke put in: "829" and "08/29" both read 08/29. */
export function formatExpiry(typed: string): string {
  const [first = '', rest] = typed.split('/', 2);
  if (rest !== undefined && /^\s*\d\s*$/.test(first)) return formatExpiry(`0${first.trim()}${rest}`);
  const all = typed.replaceAll(/\D/g, '');
  const digits = /^[2-9]/.test(all) ? `0${all}` : all;
  // Whoever types or pastes a year of four digits means its last two.
  const year = digits.length >= 6 && digits.slice(2, 4) === '20' ? digits.slice(4, 6) : digits.slice(2, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${year}` : digits;
}

/** A two-digit year becomes 20xx (PAY-006); undefined where this is no month and year. */
export function parseExpiry(text: string): Expiry | undefined {
  const parts = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
  if (!parts) return undefined;
  const month = Number(parts[1]);
  return month >= 1 && month <= 12 ? { month, year: 2000 + Number(parts[2]) } : undefined;
}

/** Cards are given out for at most so many years; a later one is a slip. */
const maxYears = 20;

/** A card is good to the last day of its month. */
export function expiryError(text: string, today: Date): CheckoutFieldError | undefined {
  if (text.trim() === '') return { code: 'expiry-form' };
  const expiry = parseExpiry(text);
  if (!expiry) return /^\d{1,2}\/\d{2}$/.test(text) ? { code: 'expiry-month' } : { code: 'expiry-form' };
  const now = today.getFullYear() * 12 + today.getMonth() + 1;
  const end = expiry.year * 12 + expiry.month;
  if (end < now) return { code: 'expiry-past', values: { month: expiry.month, year: expiry.year } };
  return expiry.year > today.getFullYear() + maxYears ? { code: 'expiry-far', values: { year: expiry.year } } : undefined;
}

/** "08/29". */
export function expiryText({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
