import type { ContactFieldError } from './contact-error.ts';

export function phoneError(text: string): ContactFieldError | undefined {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits === 0 && text.trim() === '' ? undefined : digits < 10 ? { code: 'phone-too-short', values: { digits } } : undefined;
}
