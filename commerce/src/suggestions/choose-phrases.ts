import type { SuggestedPhrase } from '@outfitter/contract';
import { containsPhrase, phraseKey } from '../merchandising/phrase-key.ts';

export interface PhraseCandidate {
  phrase: string;
  link?: string | undefined;
  kind?: 'category' | 'page' | undefined;
}

export interface PhraseSource {
  phrases: readonly PhraseCandidate[];
  /** Number of phrases that precede those of later sources. */
  share: number;
}

/**
 * Chooses at most `count` phrases, without duplicates: first a phrase equal to the text, then the share of each source, then the remaining
 * phrases of each source. Of duplicates, the first one with a link is chosen.
 */
export function choosePhrases(text: string, sources: readonly PhraseSource[], count: number): SuggestedPhrase[] {
  const key = phraseKey(text);
  const shares = sources.flatMap(({ phrases, share }) => phrases.slice(0, share));
  const remaining = sources.flatMap(({ phrases, share }) => phrases.slice(share));
  const ordered = [...shares, ...remaining];
  const equal = ordered.filter(({ phrase }) => phraseSignature(phrase) === phraseSignature(key));
  const chosen = new Map<string, PhraseCandidate>();
  for (const candidate of [...equal, ...ordered]) {
    const signature = phraseSignature(candidate.phrase);
    const isBetter = chosen.get(signature)?.link === undefined && candidate.link !== undefined;
    if (!chosen.has(signature) || isBetter) chosen.set(signature, candidate);
  }
  return [...chosen.values()].slice(0, count).map(({ phrase, link, kind }) => ({
    phrase,
    exactMatch: key !== '' && containsPhrase(phraseKey(phrase), key),
    ...(link === undefined ? {} : { c_link: link, c_linkKind: kind ?? 'page' }),
  }));
}

/**
 * Returns a key that is equal for phrases that differ only in spelling, word order, and singular or plural: 'Chore coats' and 'coat,
 * chore'.
 */
export function phraseSignature(phrase: string): string {
  return phraseKey(phrase)
    .split(' ')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word))
    .sort()
    .join(' ');
}
