import { isEmailAddress } from '@outfitter/contract/client';

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

/** Returns the Damerau-Levenshtein distance, which counts inserted, deleted, replaced and swapped letters. */
export function editDistance(one: string, other: string): number {
  let rowBeforePrevious: number[] = [];
  let previousRow = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const currentRow = [row];
    for (let index = 1; index <= other.length; index += 1) {
      const substitutionCost = one[row - 1] === other[index - 1] ? 0 : 1;
      const isSwap = row > 1 && index > 1 && one[row - 1] === other[index - 2] && one[row - 2] === other[index - 1];
      currentRow[index] = Math.min(
        previousRow[index]! + 1,
        currentRow[index - 1]! + 1,
        previousRow[index - 1]! + substitutionCost,
        isSwap ? rowBeforePrevious[index - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rowBeforePrevious = previousRow;
    previousRow = currentRow;
  }
  return previousRow[other.length]!;
}

/** Frequent typing errors of top-level domains, with the domain that was meant. */
const mistypedEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  coom: 'com',
  comm: 'com',
  nte: 'net',
  ent: 'net',
};

function withCorrectEnding(domain: string): string {
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const corrected = mistypedEndings[ending];
  return corrected ? domain.slice(0, -ending.length) + corrected : domain;
}

/** Returns the domain that was probably meant: a common one that differs by one letter, or the same one with a correct ending. */
export function likelyDomain(domain: string): string | undefined {
  const typed = domain.toLowerCase();
  const corrected = withCorrectEnding(typed);
  const isCommon = (candidate: string) => (commonDomains as readonly string[]).includes(candidate);
  if (isCommon(typed)) return undefined;
  const byName = commonDomains.find((commonDomain) => commonDomain.slice(0, commonDomain.indexOf('.')) === typed.replace(/\.$/, ''));
  const similar = byName ?? commonDomains.find((commonDomain) => editDistance(corrected, commonDomain) <= 1);
  return similar ?? (corrected === typed ? undefined : corrected);
}

/** Returns the valid email that was probably meant, unless it is the typed one. */
export function suggestedEmail(text: string): string | undefined {
  const email = text.trim();
  if (!isEmailAddress(email)) return undefined;
  const domainStart = email.lastIndexOf('@') + 1;
  const likely = likelyDomain(email.slice(domainStart));
  return likely && email.slice(0, domainStart) + likely;
}
