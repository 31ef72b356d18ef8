/** Which part of a phrase was typed already, so that what it adds can stand out. Pure. */

export interface PhrasePart {
  text: string;
  isMatched: boolean;
}

/** A letter as one that is typed for it: small, without its marks. One code unit in, one out, so that places stay what they are. */
function foldCase(text: string): string {
  return text.replaceAll(/[^\0-~]|[A-Z]/g, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0));
}

const isWordCharacter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a typed word begins a word of the phrase. */
function findWordStarts(word: string, phrase: string): number[] {
  const places: number[] = [];
  for (let at = phrase.indexOf(word); at >= 0; at = phrase.indexOf(word, at + 1)) {
    if (!isWordCharacter(phrase[at - 1])) places.push(at);
  }
  return places;
}

/** The phrase in parts; each typed word marks the words that begin with it. Put together they are the phrase. */
export function findMatchedParts(phrase: string, typed: string): PhrasePart[] {
  const plain = foldCase(phrase);
  const marks = Array.from(plain, () => false);
  const words = foldCase(typed).split(/\s+/).filter(Boolean);
  const isWhole = plain.length === phrase.length;
  for (const word of isWhole ? words : []) for (const at of findWordStarts(word, plain)) marks.fill(true, at, at + word.length);
  const parts: PhrasePart[] = [];
  for (let at = 0; at < phrase.length; at += 1) {
    const isMatched = marks[at] ?? false;
    const last = parts.at(-1);
    // A space between two marked words is no part of its own.
    const isSame = last && (last.isMatched === isMatched || (last.isMatched && phrase[at] === ' ' && marks[at + 1]));
    if (isSame) last.text += phrase[at];
    else parts.push({ text: phrase.charAt(at), isMatched });
  }
  return parts;
}
