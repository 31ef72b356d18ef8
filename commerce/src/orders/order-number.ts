/**
 * Order numbers: ten characters that can be read out over the telephone, the last one a check. Nine of them are random,
 * so that nobody can guess the next or count orders.
 */
import { randomInt } from 'node:crypto';

/** Without I, L, O and U, which are misheard or misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLength = 9;

/** Luhn's sum over the alphabet: every single wrong character changes it, and nearly every swap of two neighbours. */
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

/** A number with its check character. */
function withCheckCharacter(text: string): string {
  return text + alphabet[(alphabet.length - luhnSum(text, true)) % alphabet.length];
}

/** A new order number; whether it is taken, only the database knows. */
export function generateOrderNumber(): string {
  return withCheckCharacter(Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join(''));
}

/** The number meant by what somebody typed, or `undefined` where it cannot be one. */
export function parseOrderNumber(typed: string): string | undefined {
  const text = typed.trim().toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isWellFormed = text.length === randomLength + 1 && [...text].every((character) => alphabet.includes(character));
  return isWellFormed && luhnSum(text, false) === 0 ? text : undefined;
}
