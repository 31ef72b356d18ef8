import { activeSynonyms, isWordForm, languageOfLocale, normalizeText, type SearchContext, shopLanguage } from '../search/index.ts';

export interface TypedQuery {
  tokens: readonly string[];
  isUnfinished: boolean;
  /** Returns the token and its single-token synonyms. */
  formsOf(token: string): readonly string[];
  language: string;
}

/** Parses a text that may be unfinished. `corrected` is the text with corrected spelling. */
export function parseTypedQuery(
  text: string,
  corrected: string | undefined,
  { rules, locale }: Pick<SearchContext, 'rules' | 'locale'>,
): TypedQuery {
  const tokens = (corrected ?? normalizeText(text)).split(' ').filter(Boolean);
  const synonyms = activeSynonyms(rules).filter((synonym) => synonym.words.length === 1);
  const meanings = (token: string) =>
    synonyms
      .filter((synonym) => synonym.words[0] === token)
      .flatMap(({ means }) => means.flatMap((meaning) => (meaning.length === 1 ? meaning : [])));
  const forms = new Map(tokens.map((token) => [token, [token, ...meanings(token)]]));
  return {
    tokens,
    isUnfinished: !/\s$/.test(text),
    formsOf: (token) => forms.get(token) ?? [token],
    language: (locale ? languageOfLocale(locale) : shopLanguage).code,
  };
}

export function withoutSynonyms(typed: TypedQuery): TypedQuery {
  return { ...typed, formsOf: (token) => [token] };
}

const minSharedLetters = 3;

/** Returns true if two words differ only in an ending of the language: 'coat' and 'coats'. */
function isInflectedForm(one: string, other: string, language: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short === long || (short.length >= minSharedLetters && long.startsWith(short) && isWordForm(short, long, language));
}

/**
 * Returns, for each token, the index of the word in a phrase that matches it: exactly, in another form, as a synonym, or as a prefix for
 * the last token. Returns `undefined` if a token matches no word.
 */
export function matchPositions({ tokens, isUnfinished, formsOf, language }: TypedQuery, phrase: readonly string[]): number[] | undefined {
  const positions: number[] = [];
  for (const [index, token] of tokens.entries()) {
    const mayBePrefix = isUnfinished && index === tokens.length - 1;
    const forms = formsOf(token);
    const position = phrase.findIndex(
      (word) => (mayBePrefix && word.startsWith(token)) || forms.some((form) => isInflectedForm(form, word, language)),
    );
    if (position < 0) return undefined;
    positions.push(position);
  }
  return positions;
}
