/** Phrases that the names and cloths of styles are made of: what shoppers call the things that they are about to find. Pure. */
import { plainWords } from '../search/query/plain-words.ts';
import { isJoint } from './joint.ts';
import { literally, placesOf, type TypedWords } from './typed-words.ts';

export interface NamedStyle {
  name: string;
  cloth: string;
}

/** Letters of a name that is offered as a phrase at most. */
const longestName = 60;
/** Words of a phrase at most; a longer one is read by nobody. */
const wordsMost = 4;
/**
 * A kind of thing stands behind different names: what always follows the same word is a part of a name ('cup flannel'), whatever number
 * of styles has it, unless it is no more than what was typed or all of its words are such as things are described by.
 */
const namesLeast = 2;
/** A word as it is written, and as it is looked for: 'Double-Front' is two. */
interface Written {
  text: string;
  word: string;
  isCapital: boolean;
}

/** The words of a name up to its first comma or bracket, what is behind being remarks; numbers and measures of cloth left out. */
function wordsOf(text: string, isCloth: boolean): Written[] {
  const head = text.split(/[,(]/, 1)[0] ?? '';
  const parts = head.split(/\s+/).filter((part) => part !== '' && !(isCloth && /\d|^oz\.?$/i.test(part)));
  return parts.flatMap((part) => {
    const words = plainWords(part).split(' ').filter(Boolean);
    return words.map((word, index) => ({ word, text: index === 0 ? part.toLowerCase() : '', isCapital: /^\p{Lu}/u.test(part) }));
  });
}

const textOf = (words: readonly Written[]) =>
  words
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ');

interface Part {
  words: Written[];
  /** The word on its open side, '' where there is none. */
  beside: string;
}

/** A part of a name that cuts no written word in two; `undefined` of one that nobody would say. */
function partOf(words: readonly Written[], from: number, to: number, head: 'first' | 'last'): Part | undefined {
  let [start, end] = [Math.max(0, from), to];
  while (start > 0 && words[start]?.text === '') start -= 1;
  while (words[end]?.text === '') end += 1;
  const own = words.slice(start, end);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || own.length > wordsMost || isJoint(first.word) || isJoint(last.word)) return undefined;
  // Where names begin with what a thing is, the capitals behind it are the name that it was given.
  if (head === 'first' && own.slice(1).some(({ isCapital }) => isCapital)) return undefined;
  return { words: own, beside: (head === 'last' ? words[start - 1] : words[end])?.word ?? '' };
}

/** From what is typed to the word that says what the thing is, and the same with one word more where it says how things are. */
function kindsIn(words: readonly Written[], places: readonly number[], head: 'first' | 'last', saysHow: (word: string) => boolean): Part[] {
  const [from, to] = [Math.min(...places), Math.max(...places) + 1];
  const beside = words[head === 'last' ? from - 1 : to]?.word;
  const isWider = beside !== undefined && saysHow(beside);
  const parts =
    head === 'last'
      ? [partOf(words, from, words.length, head), isWider ? partOf(words, from - 1, words.length, head) : undefined]
      : [partOf(words, 0, to, head), isWider ? partOf(words, 0, to + 1, head) : undefined];
  return parts.filter((part) => part !== undefined);
}

/**
 * Phrases for what is being typed, out of the styles that it finds, those that fit best first: kinds of things that several of them are,
 * then their cloths; and the names of single ones. `head` says where a name says what the thing is: 'rain jacket', but 'veste imperméable';
 * `saysHow` whether a word is one that things are described by, as against one that they are christened with ('Squall Line').
 */
export function stylePhrases(
  styles: readonly NamedStyle[],
  typed: TypedWords,
  head: 'first' | 'last',
  saysHow: (word: string) => boolean,
): { kinds: string[]; names: string[] } {
  const literal = literally(typed);
  const placesIn = (words: readonly Written[]) =>
    placesOf(
      literal,
      words.map(({ word }) => word),
    );
  const counted = new Map<string, { text: string; besides: Set<string>; weight: number }>();
  const names: string[] = [];
  for (const [rank, style] of styles.entries()) {
    const found = new Map<string, Part>();
    const add = (part: Part) => found.set(part.words.map(({ word }) => word).join(' '), part);
    const name = wordsOf(style.name, false);
    const inName = placesIn(name);
    if (inName) {
      for (const kind of kindsIn(name, inName, head, saysHow)) add(kind);
      if (style.name.length <= longestName) names.push(style.name);
    } else {
      const cloth = wordsOf(style.cloth, true);
      // Of the same cloth are things of different names.
      if (cloth.length > 0 && cloth.length <= wordsMost && placesIn(cloth)) add({ words: cloth, beside: style.name });
    }
    for (const [key, { words, beside }] of found) {
      const { text, besides, weight } = counted.get(key) ?? { text: textOf(words), besides: new Set(), weight: 0 };
      counted.set(key, {
        text,
        besides: besides.add(words.length > typed.words.length && !words.every(({ word }) => saysHow(word)) ? beside : style.name),
        weight: weight + 1 / (3 + rank),
      });
    }
  }
  const kinds = [...counted.values()]
    .filter(({ text, besides }) => text !== '' && besides.size >= namesLeast)
    .sort((a, b) => b.weight - a.weight || a.text.length - b.text.length || (a.text < b.text ? -1 : 1));
  return { kinds: kinds.map(({ text }) => text), names };
}
