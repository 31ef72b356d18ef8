import { passwordLength } from '@outfitter/contract';

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the list on first use: unpacking it takes some dozen milliseconds. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= passwordLength.min));
}

/**
 * Returns whether a password, in lower case, is one of the 17,950 most used of permitted length in the lists of leaked passwords that
 * zxcvbn-ts ranks, or repeats one character.
 */
export async function isCommonPassword(lowerCased: string): Promise<boolean> {
  if (/^(.)\1*$/su.test(lowerCased)) return true;
  commonPasswords ??= loadCommonPasswords();
  return (await commonPasswords).has(lowerCased);
}
