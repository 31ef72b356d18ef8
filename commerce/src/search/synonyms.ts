import { meaningsOf } from '../merchandising/look-ups.ts';
import type { RulesInForce } from '../merchandising/rules-at.ts';
import { plainWords } from './query/plain-words.ts';
import type { Synonym } from './query/synonym-book.ts';

const made = new WeakMap<RulesInForce, readonly Synonym[]>();

/** The synonyms in force, their words as the index writes them; kept as long as the rules are the same. */
export function synonymsOf(rules: RulesInForce): readonly Synonym[] {
  const kept = made.get(rules);
  if (kept) return kept;
  const synonyms = [...meaningsOf(rules, plainWords)].map(([phrase, means]) => ({
    words: phrase.split(' '),
    means: means.map((meaning) => meaning.split(' ')),
  }));
  made.set(rules, synonyms);
  return synonyms;
}
