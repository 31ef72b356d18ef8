import type { ActiveRules } from '../../merchandising/active-rules.ts';
import { synonymExpansions } from '../../merchandising/find-rules.ts';
import { normalizeText } from './normalize-text.ts';
import type { Synonym } from './synonym-index.ts';

const synonymsByRules = new WeakMap<ActiveRules, readonly Synonym[]>();

/** The active synonyms, tokenized like the index. The result is the same object as long as the rules are. */
export function activeSynonyms(rules: ActiveRules): readonly Synonym[] {
  const cached = synonymsByRules.get(rules);
  if (cached) return cached;
  const synonyms = [...synonymExpansions(rules, normalizeText)].map(([phrase, means]) => ({
    words: phrase.split(' '),
    means: means.map((meaning) => meaning.split(' ')),
  }));
  synonymsByRules.set(rules, synonyms);
  return synonyms;
}
