import { normalizeText } from '../search/index.ts';
import { isStopWord } from './stop-words.ts';
import { matchPositions, type TypedQuery, withoutSynonyms } from './typed-query.ts';

export interface NamedStyle {
  name: string;
  cloth: string;
}

const maxNameLength = 60;
const maxPhraseTokens = 4;
/**
 * Minimum number of style names, with different neighboring words, in which a product type occurs. A phrase that always follows the same
 * word is part of a proper name ('cup flannel'), unless it only repeats the typed query or consists of modifiers.
 */
const minNames = 2;

/** A token with its spelling. Of several tokens of one word ('Double-Front'), the first has the spelling and the others have ''. */
interface WrittenToken {
  text: string;
  token: string;
  isCapital: boolean;
}

/** Returns the tokens of a name up to its first comma or parenthesis; of a material, without numbers and units. */
function tokensOf(text: string, isCloth: boolean): WrittenToken[] {
  const head = text.split(/[,(]/, 1)[0] ?? '';
  const words = head.split(/\s+/).filter((word) => word !== '' && !(isCloth && /\d|^oz\.?$/i.test(word)));
  return words.flatMap((word) => {
    const tokens = normalizeText(word).split(' ').filter(Boolean);
    return tokens.map((token, index) => ({ token, text: index === 0 ? word.toLowerCase() : '', isCapital: /^\p{Lu}/u.test(word) }));
  });
}

const textOf = (tokens: readonly WrittenToken[]) =>
  tokens
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');

interface NamePart {
  tokens: WrittenToken[];
  /** The token before the part, or after it if the head comes first; '' at the end of the name. */
  neighbor: string;
}

/** Returns a part of a name, extended to whole words; `undefined` if it is not a natural phrase. */
function phrasePart(tokens: readonly WrittenToken[], from: number, to: number, head: 'first' | 'last'): NamePart | undefined {
  let [start, end] = [Math.max(0, from), to];
  while (start > 0 && tokens[start]?.text === '') start -= 1;
  while (tokens[end]?.text === '') end += 1;
  const part = tokens.slice(start, end);
  const [first, last] = [part[0], part.at(-1)];
  if (!first || !last || part.length > maxPhraseTokens || isStopWord(first.token) || isStopWord(last.token)) return undefined;
  // In head-first languages, capitals after the head belong to the proper name.
  if (head === 'first' && part.slice(1).some(({ isCapital }) => isCapital)) return undefined;
  return { tokens: part, neighbor: (head === 'last' ? tokens[start - 1] : tokens[end])?.token ?? '' };
}

/** Returns the part of a name from the matched tokens to the head, and the same part with one more modifier. */
function productKindsIn(
  tokens: readonly WrittenToken[],
  positions: readonly number[],
  head: 'first' | 'last',
  isModifier: (token: string) => boolean,
): NamePart[] {
  const [from, to] = [Math.min(...positions), Math.max(...positions) + 1];
  const neighbor = tokens[head === 'last' ? from - 1 : to]?.token;
  const isExtended = neighbor !== undefined && isModifier(neighbor);
  const parts =
    head === 'last'
      ? [phrasePart(tokens, from, tokens.length, head), isExtended ? phrasePart(tokens, from - 1, tokens.length, head) : undefined]
      : [phrasePart(tokens, 0, to, head), isExtended ? phrasePart(tokens, 0, to + 1, head) : undefined];
  return parts.filter((part) => part !== undefined);
}

/**
 * Returns phrases from the styles that match a typed query, the best first: product types and materials that several styles share, and the
 * names of single styles. `head` is the position of the word that names the product type: last in 'rain jacket', first in 'veste
 * imperméable'.
 */
export function stylePhrases(
  styles: readonly NamedStyle[],
  typed: TypedQuery,
  head: 'first' | 'last',
  isModifier: (token: string) => boolean,
): { kinds: string[]; names: string[] } {
  const literal = withoutSynonyms(typed);
  const positionsIn = (tokens: readonly WrittenToken[]) =>
    matchPositions(
      literal,
      tokens.map(({ token }) => token),
    );
  const kinds = new Map<string, { text: string; contexts: Set<string>; weight: number }>();
  const names: string[] = [];
  for (const [rank, style] of styles.entries()) {
    const parts = new Map<string, NamePart>();
    const add = (part: NamePart) => parts.set(part.tokens.map(({ token }) => token).join(' '), part);
    const name = tokensOf(style.name, false);
    const inName = positionsIn(name);
    if (inName) {
      for (const kind of productKindsIn(name, inName, head, isModifier)) add(kind);
      if (style.name.length <= maxNameLength) names.push(style.name);
    } else {
      const cloth = tokensOf(style.cloth, true);
      // A cloth counts once per style name.
      if (cloth.length > 0 && cloth.length <= maxPhraseTokens && positionsIn(cloth)) add({ tokens: cloth, neighbor: style.name });
    }
    for (const [key, { tokens, neighbor }] of parts) {
      const { text, contexts, weight } = kinds.get(key) ?? { text: textOf(tokens), contexts: new Set(), weight: 0 };
      const isPartOfName = tokens.length > typed.tokens.length && !tokens.every(({ token }) => isModifier(token));
      kinds.set(key, { text, contexts: contexts.add(isPartOfName ? neighbor : style.name), weight: weight + 1 / (3 + rank) });
    }
  }
  const shared = [...kinds.values()]
    .filter(({ text, contexts }) => text !== '' && contexts.size >= minNames)
    .sort((a, b) => b.weight - a.weight || a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
  return { kinds: shared.map(({ text }) => text), names };
}
