/** Email addresses: whether one can be written to, and what was probably meant. Pure. */
import type { CheckoutFieldError } from '../field-error.ts';

/** The longest address that mail knows (AUTH-009). */
const maxLength = 254;

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

/** How many single letters must change, come, go or swap places to make one word of the other. */
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

/** The well-known domain that a typed one is one slip away from; undefined where it is one itself or none is near. */
export function likelyDomain(domain: string): string | undefined {
  const typed = domain.toLowerCase();
  if ((commonDomains as readonly string[]).includes(typed)) return undefined;
  const byName = commonDomains.find((known) => known.slice(0, known.indexOf('.')) === typed.replace(/\.$/, ''));
  return byName ?? commonDomains.find((known) => editDistance(typed, known) === 1);
}

/** What keeps mail from reaching an address, with the address that was probably meant. */
export function emailError(text: string): CheckoutFieldError | undefined {
  const email = text.trim();
  if (email === '') return { code: 'email-missing' };
  const [name, domain, ...more] = email.split('@');
  if (!name || !domain || more.length > 0 || /\s/.test(email) || email.length > maxLength) return { code: 'email-form', values: { email } };
  if (/^[^.]+\.?$/.test(domain)) {
    return {
      code: 'email-no-ending',
      values: { email, suggestion: `${name}@${likelyDomain(domain) ?? `${domain.replace('.', '')}.com`}` },
    };
  }
  return /^[^.]+(\.[^.]+)*\.[^.]{2,}$/.test(domain) ? undefined : { code: 'email-form', values: { email } };
}

/** An address that mail can reach but that looks like a slip of the finger; offered, never insisted on. */
export function emailSuggestion(text: string): string | undefined {
  if (emailError(text)) return undefined;
  const [name, domain] = text.trim().split('@') as [string, string];
  const likely = likelyDomain(domain);
  return likely && `${name}@${likely}`;
}
