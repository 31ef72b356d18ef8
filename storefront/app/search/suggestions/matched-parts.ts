/** Splits a phrase into typed and other parts, so that the other parts can be emphasized. */

export interface PhrasePart {
  text: string;
  isMatched: boolean;
}

/** Folds case and removes diacritics without changing the length, so that positions stay valid. */
function foldCase(text: string): string {
  return text.replaceAll(/[^\0-~]|[A-Z]/g, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0));
}

const isWordCharacter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function findWordStarts(word: string, phrase: string): number[] {
  const positions: number[] = [];
  for (let index = phrase.indexOf(word); index >= 0; index = phrase.indexOf(word, index + 1)) {
    if (!isWordCharacter(phrase[index - 1])) positions.push(index);
  }
  return positions;
}

/** A typed word matches the words that begin with it. The concatenated parts equal the phrase. */
export function findMatchedParts(phrase: string, typed: string): PhrasePart[] {
  const plain = foldCase(phrase);
  const marks = Array.from(plain, () => false);
  const words = foldCase(typed).split(/\s+/).filter(Boolean);
  const isWhole = plain.length === phrase.length;
  for (const word of isWhole ? words : []) for (const at of findWordStarts(word, plain)) marks.fill(true, at, at + word.length);
  const parts: PhrasePart[] = [];
  for (let index = 0; index < phrase.length; index += 1) {
    const isMatched = marks[index] ?? false;
    const last = parts.at(-1);
    // A space between two matched words belongs to the match.
    const isSame = last && (last.isMatched === isMatched || (last.isMatched && phrase[index] === ' ' && marks[index + 1]));
    if (isSame) last.text += phrase[index];
    else parts.push({ text: phrase.charAt(index), isMatched });
  }
  return parts;
}
