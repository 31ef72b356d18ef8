/** Which of the phrases that could be offered are. Pure. */
import type { SuggestedPhrase } from '@outfitter/contract';
import { containsPhrase, phraseKey } from '../merchandising/phrase-key.ts';
import { sameness } from './same-phrase.ts';

/** A phrase with where it leads, if not to a search. */
export interface PhraseOnOffer {
  phrase: string;
  link?: string | undefined;
  kind?: 'category' | 'page' | undefined;
}

/** Phrases of one source, and how many of them may stand before those of others get their turn. */
export interface PhraseSource {
  phrases: readonly PhraseOnOffer[];
  most: number;
}

/**
 * At most `count` phrases: the one that is what was typed, whole, goes first; then each source its share, in their order; then what is
 * left of them, in the same order. No two of them alike.
 */
export function choosePhrases(typed: string, sources: readonly PhraseSource[], count: number): SuggestedPhrase[] {
  const key = phraseKey(typed);
  const shares = sources.flatMap(({ phrases, most }) => phrases.slice(0, most));
  const rest = sources.flatMap(({ phrases, most }) => phrases.slice(most));
  const all = [...shares, ...rest];
  const whole = all.filter(({ phrase }) => sameness(phrase) === sameness(key));
  const chosen = new Map<string, PhraseOnOffer>();
  for (const each of [...whole, ...all]) {
    const same = sameness(each.phrase);
    if (!chosen.has(same)) chosen.set(same, each);
  }
  return [...chosen.values()].slice(0, count).map(({ phrase, link, kind }) => ({
    phrase,
    exactMatch: key !== '' && containsPhrase(phraseKey(phrase), key),
    ...(link === undefined ? {} : { c_link: link, c_linkKind: kind ?? 'page' }),
  }));
}
