/** Typed words for tests, in English unless told. */
import type { TypedWords } from '../typed-words.ts';

export function aTyping(text: string, language = 'en'): TypedWords {
  return {
    words: text.toLowerCase().split(/\s+/).filter(Boolean),
    isUnfinished: !text.endsWith(' '),
    formsOf: (word) => [word],
    language,
  };
}
