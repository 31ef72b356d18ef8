/** Texts of a record with what was searched for marked in them, as HTML. Pure. */
import { plainWords } from '../search/query/plain-words.ts';
import { placesOf, type TypedWords } from '../suggestions/typed-words.ts';

export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/**
 * A text with the words that are searched for between two marks. The text is escaped, the marks are the caller's own; the words are whole
 * words of the text, the last one searched for may be the beginning of one.
 */
export function highlighted(text: string, { words, ...typed }: TypedWords, marks: { before: string; after: string }): Highlighted {
  const parts = text.split(/([^\p{L}\p{N}'’]+)/u);
  const matched = new Set<string>();
  let isWhole = true;
  const value = parts
    .map((part, index) => {
      if (index % 2 === 1 || part === '') return escaped(part);
      const own = plainWords(part).split(' ');
      const met = words.filter(
        (word, at) => placesOf({ ...typed, words: [word], isUnfinished: typed.isUnfinished && at === words.length - 1 }, own) !== undefined,
      );
      if (met.length === 0) {
        isWhole = false;
        return escaped(part);
      }
      for (const word of met) matched.add(word);
      return `${marks.before}${escaped(part)}${marks.after}`;
    })
    .join('');
  const matchLevel = matched.size === 0 ? 'none' : matched.size === new Set(words).size ? 'full' : 'partial';
  return { value, matchLevel, ...(matched.size > 0 ? { fullyHighlighted: isWhole } : {}), matchedWords: [...matched] };
}
