import type { AddressFieldError } from './address-error.ts';

export function phoneError(text: string): AddressFieldError | undefined {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits === 0 && text.trim() === '' ? undefined : digits < 10 ? { code: 'phone-too-short', values: { digits } } : undefined;
}

/** Returns a North American number as it is written there, "(218) 555-0178" on one line, and any other text as it is. */
export function displayPhone(text: string): string {
  const isForeign = /^\s*\+(?!1)/.test(text);
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replaceAll(/\D/g, '')) ?? [];
  return area === undefined || isForeign ? text : `(${area})\u00a0${exchange}-${line}`;
}
