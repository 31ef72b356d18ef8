/** Whether a phrase is one that somebody may be typing. Pure. */
import { isBent } from '../search/query/same-word.ts';

export interface TypedWords {
  /** Plain, misspelt ones mended. */
  words: readonly string[];
  /** The last of them may go on. */
  isUnfinished: boolean;
  /** The word itself and others that mean the same. */
  formsOf(word: string): readonly string[];
  /** `en`, `fr`: by its endings a word is told from another. */
  language: string;
}

/** The same words, met by none that only means the same. */
export function literally(typed: TypedWords): TypedWords {
  return { ...typed, formsOf: (word) => [word] };
}

/** Letters that a word and another form of it have in common at least. */
const sharedLeast = 3;

/** One word with an ending of the language more than the other: 'coat' and 'coats'. */
function isForm(one: string, other: string, language: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short === long || (short.length >= sharedLeast && long.startsWith(short) && isBent(short, long, language));
}

/**
 * Where in a phrase each of the typed words is met: as it stands, in another form, by a word that means the same, or, the last one, by a
 * word that begins with it. `undefined` where one is met nowhere.
 */
export function placesOf({ words, isUnfinished, formsOf, language }: TypedWords, phrase: readonly string[]): number[] | undefined {
  const places: number[] = [];
  for (const [index, typed] of words.entries()) {
    const mayGoOn = isUnfinished && index === words.length - 1;
    const forms = formsOf(typed);
    const place = phrase.findIndex((word) => (mayGoOn && word.startsWith(typed)) || forms.some((form) => isForm(form, word, language)));
    if (place < 0) return undefined;
    places.push(place);
  }
  return places;
}
