/** Splits a phrase into typed and other parts, so that the other parts can be emphasized. */

export interface PhrasePart {
  text: string;
  isMatched: boolean;
}

/** Folds case and removes diacritics without changing the length, so that positions stay valid. */
function foldCase(text: string): string {
  return text.replaceAll(/[^\0-~]|[A-Z]/g, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0));
}

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

function findWordStarts(word: string, phrase: string): number[] {
  const positions: number[] = [];
  for (let index = phrase.indexOf(word); index >= 0; index = phrase.indexOf(word, index + 1)) {
    if (!isWordCharacter(phrase[index - 1])) positions.push(index);
  }
  return positions;
}

/** Returns the parts of a phrase. A typed word matches the words that begin with it. The concatenated parts equal the phrase. */
export function findMatchedParts(phrase: string, typed: string): PhrasePart[] {
  const folded = foldCase(phrase);
  const isMatchedAt = Array.from(folded, () => false);
  const words = foldCase(typed).split(/\s+/).filter(Boolean);
  const hasSameLength = folded.length === phrase.length;
  for (const word of hasSameLength ? words : [])
    for (const index of findWordStarts(word, folded)) isMatchedAt.fill(true, index, index + word.length);
  const parts: PhrasePart[] = [];
  for (let index = 0; index < phrase.length; index += 1) {
    const isMatched = isMatchedAt[index] ?? false;
    const lastPart = parts.at(-1);
    // A space between two matched words belongs to the match.
    const continuesPart =
      lastPart && (lastPart.isMatched === isMatched || (lastPart.isMatched && phrase[index] === ' ' && isMatchedAt[index + 1]));
    if (continuesPart) lastPart.text += phrase[index];
    else parts.push({ text: phrase.charAt(index), isMatched });
  }
  return parts;
}
