import type { ActiveRules } from '../../../merchandising/active-rules.ts';
import { synonymExpansions } from '../../../merchandising/find-rules.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { Synonym } from './synonym-index.ts';

const synonymsByRules = new WeakMap<ActiveRules, readonly Synonym[]>();

/** Returns the active synonyms, tokenized like the index. Returns the same object for the same rules, so that it can be a cache key. */
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
