import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const numberLength = 12;

/** Returns 60 random bits: customer numbers can be neither guessed nor counted, and no two are the same. */
export function newCustomerNumber(): string {
  return Array.from({ length: numberLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}
