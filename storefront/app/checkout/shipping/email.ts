import { isEmailAddress } from '@outfitter/contract/client';
import { likelyDomain } from '../../forms/index.ts';
import type { CheckoutFieldError } from '../field-error.ts';

export function emailError(text: string): CheckoutFieldError | undefined {
  const email = text.trim();
  if (email === '') return { code: 'email-required' };
  const [name, domain = '', ...rest] = email.split('@');
  if (name && rest.length === 0 && /^[^.\s]+\.?$/.test(domain)) {
    const suggestion = `${name}@${likelyDomain(domain) ?? `${domain.replace('.', '')}.com`}`;
    if (isEmailAddress(suggestion)) return { code: 'email-incomplete', values: { email, suggestion } };
  }
  return isEmailAddress(email) ? undefined : { code: 'email-invalid', values: { email } };
}
