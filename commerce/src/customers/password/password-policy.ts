/** Rules for new passwords: length, and not among the first guesses. There are no rules about kinds of characters (NIST SP 800-63B). */
import { type PasswordRejection, passwordLength } from '@outfitter/contract';
import { failure, ok, type Result } from '../../platform/result.ts';
import { isCommonPassword } from './common-passwords.ts';

export interface PasswordContext {
  brand: string;
  /** Texts that anyone who knows the customer would try: email addresses and names. */
  customer: readonly string[];
}

const shortestWord = 3;
/** Minimum number of characters that must remain when all guessable words are left out. */
const leastRemainder = 6;

const messages: Record<PasswordRejection, string> = {
  too_short: `Use at least ${passwordLength.min} characters.`,
  too_long: `Use at most ${passwordLength.max} characters.`,
  common: 'Many people use this password, so it is among the first that thieves try. Choose another one.',
  guessable: 'This password is too close to your name, your email address or the name of the shop. Choose another one.',
};

/** Returns the words of a text without their separators, longest first, so that a word is removed before a shorter one in it. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return [parts.join(''), ...parts];
  });
  return [...new Set(words)].filter((word) => word.length >= shortestWord).sort((a, b) => b.length - a.length);
}

export function isGuessable(lowerCased: string, { brand, customer }: PasswordContext): boolean {
  const words = wordsOf([brand, ...customer]);
  const remainder = words.reduce((rest, word) => rest.replaceAll(word, ' '), lowerCased);
  return remainder !== lowerCased && remainder.replaceAll(/[\s._@&-]/g, '').length < leastRemainder;
}

/** Returns the reason to reject a password, or `undefined`. Lengths are in characters, not in UTF-16 code units. */
export async function passwordRejection(password: string, context: PasswordContext): Promise<PasswordRejection | undefined> {
  const normalized = password.normalize('NFC');
  const { length } = [...normalized];
  if (length < passwordLength.min) return 'too_short';
  if (length > passwordLength.max) return 'too_long';
  const lowerCased = normalized.toLowerCase();
  if (await isCommonPassword(lowerCased)) return 'common';
  return isGuessable(lowerCased, context) ? 'guessable' : undefined;
}

export async function checkNewPassword(password: string, context: PasswordContext): Promise<Result<undefined, 'InvalidPasswordException'>> {
  const reason = await passwordRejection(password, context);
  if (!reason) return ok();
  return failure('InvalidPasswordException', messages[reason], { path: '$.password', in: 'body', reason });
}
