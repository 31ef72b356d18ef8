/**
 * Order numbers: nine random characters, so that orders can be neither guessed nor counted, and a check character. Crockford's alphabet is
 * safe to read out over the telephone.
 */
import { randomInt } from 'node:crypto';

/** Alphabet without I, L, O and U, which are easily misheard or misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 9;

/** Luhn sum over the alphabet: detects every wrong character and almost every swap of neighbors. */
function luhnSum(text: string, startsDoubled: boolean): number {
  let isDoubled = startsDoubled;
  let sum = 0;
  for (const character of [...text].reverse()) {
    const value = alphabet.indexOf(character) * (isDoubled ? 2 : 1);
    sum += Math.floor(value / alphabet.length) + (value % alphabet.length);
    isDoubled = !isDoubled;
  }
  return sum % alphabet.length;
}

function withCheckCharacter(text: string): string {
  return text + alphabet[(alphabet.length - luhnSum(text, true)) % alphabet.length];
}

export function generateOrderNumber(): string {
  return withCheckCharacter(Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join(''));
}

export function parseOrderNumber(typed: string): string | undefined {
  const text = typed.trim().toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isWellFormed = text.length === randomLength + 1 && [...text].every((character) => alphabet.includes(character));
  return isWellFormed && luhnSum(text, false) === 0 ? text : undefined;
}
