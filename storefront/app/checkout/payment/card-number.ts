import { type CardTypeCode, cardTypeCodes } from '@outfitter/contract/client';
import creditCardType from 'credit-card-type';
import type { CheckoutFieldError } from '../field-error.ts';

export interface CardBrand {
  name: string;
  /** Its code on the wire (PAY-011). */
  code: CardTypeCode;
  /** Possible numbers of digits, the usual one first. */
  lengths: readonly number[];
  /** Positions of the digits that follow a space. */
  gaps: readonly number[];
  securityCodeLength: number;
}

/** PAY-007, PAY-009 */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/** Returns the accepted brand whose numbers start with these digits; undefined for none or several. */
export function brandOf(typed: string): CardBrand | undefined {
  const digits = digitsOf(typed);
  if (digits === '') return undefined;
  const [only, ...others] = creditCardType(digits).filter(({ type }) => type in cardTypeCodes);
  if (!only || others.length > 0) return undefined;
  return {
    name: only.niceType,
    code: cardTypeCodes[only.type as keyof typeof cardTypeCodes],
    lengths: only.lengths,
    gaps: only.gaps,
    securityCodeLength: only.code.size,
  };
}

/** UnionPay numbers have 14 to 19 digits, mostly 16. */
const unionPayLength = 16;

export function standardLength(brand: CardBrand): number {
  return brand.code === cardTypeCodes.unionpay ? unionPayLength : (brand.lengths[0] as number);
}

/** One digit too many is a typing error and is cut off (PAY-010). */
function truncateDigits(digits: string, brand: CardBrand | undefined): string {
  if (!brand) return digits.slice(0, 19);
  const usual = standardLength(brand);
  return digits.length === usual + 1 ? digits.slice(0, usual) : digits.slice(0, Math.max(usual, ...brand.lengths));
}

export function formatCardNumber(typed: string): string {
  const brand = brandOf(typed);
  const digits = truncateDigits(digitsOf(typed), brand);
  const gaps = brand?.gaps ?? [4, 8, 12];
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

export function passesLuhnCheck(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

export function cardNumberError(typed: string): CheckoutFieldError | undefined {
  const digits = digitsOf(typed);
  if (digits === '') return { code: 'card-missing' };
  const brand = brandOf(digits);
  if (!brand) return digits.length < 6 ? { code: 'card-short', values: { missing: 16 - digits.length } } : { code: 'card-brand' };
  const usual = standardLength(brand);
  if (!brand.lengths.includes(digits.length)) {
    return digits.length < usual ? { code: 'card-short', values: { missing: usual - digits.length } } : { code: 'card-digits' };
  }
  return passesLuhnCheck(digits) ? undefined : { code: 'card-digits' };
}

export function caretPosition(shown: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  const at = [...shown].findIndex((sign) => /\d/.test(sign) && ++seen === digits);
  return at === -1 ? shown.length : at + 1;
}
