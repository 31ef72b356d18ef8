import { cardTypeCodes } from '@outfitter/contract/client';
import type { CheckoutFieldError } from '../field-error.ts';
import type { CardBrand } from './card-number.ts';

/** Returns the number of digits of a security code: most cards have three on the back; American Express has four on the front. */
export function securityCodeLength(brand: Pick<CardBrand, 'securityCodeLength'> | undefined): number {
  return brand?.securityCodeLength ?? 3;
}

/** Returns the number of digits of the security code of a saved card, of which only the type is known. */
export function savedSecurityCodeLength({ cardType }: { cardType: string }): number {
  return cardType === cardTypeCodes['american-express'] ? 4 : 3;
}

export function formatSecurityCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, 4);
}

/** Returns the error of a typed security code. `length` is the number of digits that the code of the card has. */
export function securityCodeError(typed: string, length: number): CheckoutFieldError | undefined {
  const digits = formatSecurityCode(typed).length;
  if (digits === 0) return { code: 'code-required', values: { length } };
  return digits === length ? undefined : { code: 'code-length', values: { length, off: digits - length } };
}
