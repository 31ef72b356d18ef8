import type { CheckoutFieldError } from '../field-error.ts';
import type { CardBrand } from './card-number.ts';

/** Most cards have three digits on the back; American Express has four on the front. */
export function securityCodeLength(brand: CardBrand | undefined): number {
  return brand?.securityCodeLength ?? 3;
}

export function formatSecurityCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, 4);
}

export function securityCodeError(typed: string, brand: CardBrand | undefined): CheckoutFieldError | undefined {
  const length = securityCodeLength(brand);
  const digits = formatSecurityCode(typed).length;
  if (digits === 0) return { code: 'code-required', values: { length } };
  return digits === length ? undefined : { code: 'code-length', values: { length, off: digits - length } };
}
