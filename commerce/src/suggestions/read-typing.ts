import type { ActiveRules } from '../merchandising/active-rules.ts';
import { localeLanguage, ownLanguage } from '../search/languages.ts';
import { plainWords } from '../search/query/plain-words.ts';
import { synonymsOf } from '../search/synonyms.ts';
import type { TypedWords } from './typed-words.ts';

/** The words of a text that may not be finished, or those that it was mended to; with what else means the same. Pure. */
export function readTyping(words: string, corrected: string | undefined, rules: ActiveRules, locale: string | undefined): TypedWords {
  const typed = (corrected ?? plainWords(words)).split(' ').filter(Boolean);
  const single = synonymsOf(rules).filter((synonym) => synonym.words.length === 1);
  const meanings = (word: string) =>
    single
      .filter((synonym) => synonym.words[0] === word)
      .flatMap(({ means }) => means.flatMap((meaning) => (meaning.length === 1 ? meaning : [])));
  const forms = new Map(typed.map((word) => [word, [word, ...meanings(word)]]));
  return {
    words: typed,
    isUnfinished: !/\s$/.test(words),
    formsOf: (word) => forms.get(word) ?? [word],
    language: (locale ? localeLanguage(locale) : ownLanguage).code,
  };
}
