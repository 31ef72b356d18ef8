import { randomInt } from 'node:crypto';

/** Crockford's alphabet: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five random bits per character: 65 bits, which cannot be guessed even without a rate limit. */
const groups = [4, 4, 5];

/** Creates the code of a coupon that works once: `ONCE-7K3M-Q0ZD-8VXW4`. */
export function newSingleUseCode(): string {
  const characters = (count: number) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');
  return ['ONCE', ...groups.map(characters)].join('-');
}
