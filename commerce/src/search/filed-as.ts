/** What a shelf that holds several kinds of things says of one thing on it. Pure. */
import { plainWords } from './query/plain-words.ts';
import { isBent } from './query/same-word.ts';

/** What stands between two kinds: 'Coats & Vests', 'Robes et jupes'. */
const joint = /\s*(?:,|&|\band\b|\bet\b)\s*/iu;
/** Two words that share fewer letters are two words, whatever their ends. */
const sharedLeast = 3;

export interface Shelf {
  name: string;
  /** Names of the shelves directly below it on which the style does not stand. */
  others?: readonly string[];
}

export interface Filed {
  /** Words of what it is, or may be. */
  as: string;
  /** Words of what only the others of its shelves are. */
  beside: string;
}

/**
 * The words of the names of a style's categories. Where one names several kinds of things, and the style's own name or another category
 * says which of them it is, the other kinds are only what stands beside it: a coat of 'Coats & Vests' is no vest. Nor is a jacket there,
 * where vests have a shelf of their own.
 */
export function filedAs(name: string, categories: readonly Shelf[], language: string): Filed {
  const shelves = categories.map(({ name: category, others = [] }) => {
    const pieces = category.split(joint).map(wordsOf);
    const apart = others.map(wordsOf).filter((words) => words.length === 1);
    return { words: pieces.flat(), kinds: kindsOf(pieces), apart: apart.flat() };
  });
  const said = [...wordsOf(name), ...shelves.flatMap(({ words, kinds }) => (kinds.length === 0 ? words : []))];
  const isSaid = (kind: string) => said.some((word) => isSame(word, kind, language));
  const filed = shelves.map(({ words, kinds, apart }) => {
    const unsaid = kinds.filter((kind) => !isSaid(kind));
    const elsewhere = unsaid.filter((kind) => apart.some((word) => isSame(word, kind, language)));
    const others = unsaid.length < kinds.length ? unsaid : elsewhere.length < kinds.length ? elsewhere : [];
    return { as: words.filter((word) => !others.includes(word)), others };
  });
  const as = filed.flatMap((shelf) => shelf.as);
  const beside = filed.flatMap(({ others }) => others).filter((word) => !as.includes(word));
  return { as: as.join(' '), beside: beside.join(' ') };
}

const wordsOf = (text: string) => plainWords(text).split(' ').filter(Boolean);

/** The words on both sides of what joins the pieces: 'canvas' and 'cord' of 'Canvas & Cord Pants'. */
function kindsOf(pieces: readonly string[][]): string[] {
  const beside = pieces.flatMap((words, at) => [...(at > 0 ? words.slice(0, 1) : []), ...(at < pieces.length - 1 ? words.slice(-1) : [])]);
  return [...new Set(beside)];
}

function isSame(word: string, kind: string, language: string): boolean {
  return word === kind || (word.slice(0, sharedLeast) === kind.slice(0, sharedLeast) && isBent(word, kind, language));
}
