/** Where a query leads instead of to products, also where it is misspelt. Pure. */

import type { ActiveRules } from '../merchandising/active-rules.ts';
import { findRedirect } from '../merchandising/find-rules.ts';
import { phraseKey } from '../merchandising/phrase-key.ts';
import { editDistance, editsAllowed } from './query/edit-distance.ts';

interface Asked {
  /** As it was typed. */
  words: string;
  /** As it was searched for, where some of it was misspelt. */
  corrected: string | undefined;
  /** Something meets all of it. */
  isAnswered: boolean;
}

/** Whether each word of one is a slip of the word at its place in the other, not all of them right. */
function isSlipOf(key: string, phrase: string): boolean {
  const [typed, meant] = [key.split(' '), phrase.split(' ')];
  return (
    typed.length === meant.length &&
    typed.every((word, at) => editDistance(word, meant[at] ?? '', editsAllowed(word)) <= editsAllowed(word))
  );
}

/**
 * The merchant's redirect of what was typed, else of what was meant by it. The words of questions are no words of the catalogue and
 * cannot be mended by it: where no style answers, a question that was nearly typed is taken for it.
 */
export function leadsElsewhere(rules: ActiveRules, { words, corrected, isAnswered }: Asked): string | undefined {
  const led = findRedirect(rules, words) ?? (corrected === undefined ? undefined : findRedirect(rules, corrected));
  if (led !== undefined || isAnswered) return led;
  const key = phraseKey(words);
  return rules.redirects.phrases.find((phrase) => isSlipOf(key, phrase.key))?.url;
}
