import type { ActiveRules } from '../merchandising/active-rules.ts';
import { synonymExpansions } from '../merchandising/find-rules.ts';
import { plainWords } from './query/plain-words.ts';
import type { Synonym } from './query/synonym-book.ts';

const made = new WeakMap<ActiveRules, readonly Synonym[]>();

/** The synonyms in force, their words as the index writes them; kept as long as the rules are the same. */
export function synonymsOf(rules: ActiveRules): readonly Synonym[] {
  const kept = made.get(rules);
  if (kept) return kept;
  const synonyms = [...synonymExpansions(rules, plainWords)].map(([phrase, means]) => ({
    words: phrase.split(' '),
    means: means.map((meaning) => meaning.split(' ')),
  }));
  made.set(rules, synonyms);
  return synonyms;
}
