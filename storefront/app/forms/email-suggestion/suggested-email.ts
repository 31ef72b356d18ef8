import { editDistance, isEmailAddress } from '@outfitter/contract/client';

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
  const similar = byName ?? commonDomains.find((commonDomain) => editDistance(corrected, commonDomain, 1) <= 1);
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
