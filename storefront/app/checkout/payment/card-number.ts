import { type CardTypeCode, cardTypeCodes } from '@outfitter/contract/client';
import creditCardType from 'credit-card-type';
import type { CheckoutFieldError } from '../field-error.ts';

export interface CardBrand {
  name: string;
  /** Code of the brand on the wire (PAY-011). */
  code: CardTypeCode;
  /** Possible numbers of digits, the usual one first. */
  lengths: readonly number[];
  /** Positions of the digits that follow a space. */
  gaps: readonly number[];
  securityCodeLength: number;
}

/** Returns the digits of a typed card number (PAY-007, PAY-009). */
export function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

/** Returns the accepted brand whose numbers start with these digits; undefined for none or several. */
export function brandOf(typed: string): CardBrand | undefined {
  const digits = digitsOf(typed);
  if (digits === '') return undefined;
  const [brand, ...others] = creditCardType(digits).filter(({ type }) => type in cardTypeCodes);
  if (!brand || others.length > 0) return undefined;
  return {
    name: brand.niceType,
    code: cardTypeCodes[brand.type as keyof typeof cardTypeCodes],
    lengths: brand.lengths,
    gaps: brand.gaps,
    securityCodeLength: brand.code.size,
  };
}

/** UnionPay numbers have 14 to 19 digits, mostly 16. */
const unionPayLength = 16;

export function standardLength(brand: CardBrand): number {
  return brand.code === cardTypeCodes.unionpay ? unionPayLength : (brand.lengths[0] as number);
}

/** Cuts off digits beyond the length of the brand, because one too many is a typing error (PAY-010). */
function truncateDigits(digits: string, brand: CardBrand | undefined): string {
  if (!brand) return digits.slice(0, 19);
  const standard = standardLength(brand);
  return digits.length === standard + 1 ? digits.slice(0, standard) : digits.slice(0, Math.max(standard, ...brand.lengths));
}

export function formatCardNumber(typed: string): string {
  const brand = brandOf(typed);
  const digits = truncateDigits(digitsOf(typed), brand);
  const gaps = brand?.gaps ?? [4, 8, 12];
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
}

export function passesLuhnCheck(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

export function cardNumberError(typed: string): CheckoutFieldError | undefined {
  const digits = digitsOf(typed);
  if (digits === '') return { code: 'card-required' };
  const brand = brandOf(digits);
  if (!brand) return digits.length < 6 ? { code: 'card-too-short', values: { missing: 16 - digits.length } } : { code: 'card-brand' };
  const standard = standardLength(brand);
  if (!brand.lengths.includes(digits.length)) {
    return digits.length < standard
      ? { code: 'card-too-short', values: { missing: standard - digits.length } }
      : { code: 'card-check-digit' };
  }
  return passesLuhnCheck(digits) ? undefined : { code: 'card-check-digit' };
}

export function caretPosition(shown: string, digits: number): number {
  if (digits === 0) return 0;
  let digitsSeen = 0;
  const index = [...shown].findIndex((character) => /\d/.test(character) && ++digitsSeen === digits);
  return index === -1 ? shown.length : index + 1;
}
