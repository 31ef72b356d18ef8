import { isEmailAddress } from '@outfitter/contract/client';
import type { CheckoutFieldError } from '../field-error.ts';

const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'example.com',
] as const;

/** Damerau-Levenshtein distance: inserted, deleted, replaced and swapped letters. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      const swap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(last[at]! + 1, now[at - 1]! + 1, last[at - 1]! + same, swap ? before[at - 2]! + 1 : Number.POSITIVE_INFINITY);
    }
    before = last;
    last = now;
  }
  return last[other.length]!;
}

export function likelyDomain(domain: string): string | undefined {
  const typed = domain.toLowerCase();
  if ((commonDomains as readonly string[]).includes(typed)) return undefined;
  const byName = commonDomains.find((known) => known.slice(0, known.indexOf('.')) === typed.replace(/\.$/, ''));
  return byName ?? commonDomains.find((known) => editDistance(typed, known) === 1);
}

export function emailError(text: string): CheckoutFieldError | undefined {
  const email = text.trim();
  if (email === '') return { code: 'email-missing' };
  const [name, domain = '', ...more] = email.split('@');
  if (name && more.length === 0 && /^[^.\s]+\.?$/.test(domain)) {
    const suggestion = `${name}@${likelyDomain(domain) ?? `${domain.replace('.', '')}.com`}`;
    if (isEmailAddress(suggestion)) return { code: 'email-no-ending', values: { email, suggestion } };
  }
  return isEmailAddress(email) ? undefined : { code: 'email-form', values: { email } };
}

export function emailSuggestion(text: string): string | undefined {
  if (emailError(text)) return undefined;
  const [name, domain] = text.trim().split('@') as [string, string];
  const likely = likelyDomain(domain);
  return likely && `${name}@${likely}`;
}
