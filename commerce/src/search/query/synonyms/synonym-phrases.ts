import type { QueryPart } from '../parse-query.ts';
import { isSameToken, type VocabularyLookup } from '../vocabulary/vocabulary-entry.ts';
import type { Synonym, SynonymIndex } from './synonym-index.ts';

export interface Vocabulary {
  synonyms: SynonymIndex;
  lookUp: VocabularyLookup;
}

/**
 * Finds the longest synonym of several tokens that starts at a part of the query. Its tokens may be those of a size ('small gift') or color
 * ('bleu de travail'); but a color and one other token are read as what they say ('khaki pants'). `length` counts the parts.
 */
export function longestPhraseAt(
  parts: readonly QueryPart[],
  start: number,
  { synonyms, lookUp }: Vocabulary,
): { synonym: Synonym; length: number } | undefined {
  const tokens = phraseTokens(parts.slice(start));
  const [first] = tokens;
  if (!first) return undefined;
  const isPhrase = ({ words }: Synonym) => {
    const own = tokens.slice(0, words.length);
    const otherThan = (kind: QueryPart['kind']) => own.filter((token) => token.kind !== kind).length;
    const isReadAsPhrase = otherThan('size') > 0 && (otherThan('color') === own.length || otherThan('color') > 1);
    const isContained = own.length === words.length && own.every(({ token }, index) => isSameToken(token, words[index]!, lookUp));
    return words.length > 1 && isContained && own.at(-1)!.endsPart && isReadAsPhrase;
  };
  const hasExactStart = ({ words }: Synonym) => words[0] === first.token;
  const [synonym] = synonyms
    .startingWith(first.token, lookUp)
    .filter(isPhrase)
    .sort((a, b) => b.words.length - a.words.length || Number(hasExactStart(b)) - Number(hasExactStart(a)));
  return synonym && { synonym, length: tokens[synonym.words.length - 1]!.partCount };
}

interface PhraseToken {
  token: string;
  kind: QueryPart['kind'];
  partCount: number;
  endsPart: boolean;
}

/** Returns the tokens up to the first part without tokens, such as '34x30'. */
function phraseTokens(parts: readonly QueryPart[]): PhraseToken[] {
  const tokens: PhraseToken[] = [];
  for (const [index, part] of parts.entries()) {
    const own = part.kind === 'word' ? [part.word] : part.words;
    if (own.length === 0) break;
    tokens.push(...own.map((token, at) => ({ token, kind: part.kind, partCount: index + 1, endsPart: at === own.length - 1 })));
  }
  return tokens;
}

/**
 * Finds synonyms of several tokens whose last token is still being typed: 'rain b' starts 'rain boots'. `partsLeft` counts the parts from
 * here to the end of the query; all of them must be words.
 */
export function unfinishedSynonyms(tokens: readonly string[], partsLeft: number, { synonyms, lookUp }: Vocabulary): Synonym[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || tokens.length < 2 || tokens.length < partsLeft || !isIncomplete(last, lookUp)) return [];
  const isStarted = (synonym: Synonym) =>
    synonym.words.length === tokens.length &&
    synonym.words.every((word, index) => (index < tokens.length - 1 ? isSameToken(tokens[index]!, word, lookUp) : word.startsWith(last)));
  return synonyms.startingWith(first, lookUp).filter(isStarted);
}

export function isIncomplete(token: string, lookUp: VocabularyLookup): boolean {
  const { isKnown, isStopWord } = lookUp(token);
  return !isKnown || isStopWord;
}
