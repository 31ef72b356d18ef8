/** Words that things are described by in a shop, as against those that they are christened with. Pure. */
import { plainWords } from '../search/query/plain-words.ts';
import type { Synonym } from '../search/query/synonym-book.ts';
import type { PhrasedCategories } from './category-phrases.ts';

/** Of the rules and the categories in force, which change seldom. */
const kept = new WeakMap<object, ReadonlySet<string>>();

function wordsKept<Source extends object>(source: Source, wordsOf: (source: Source) => string[]): ReadonlySet<string> {
  const known = kept.get(source);
  if (known) return known;
  const words = new Set(wordsOf(source));
  kept.set(source, words);
  return words;
}

/** Whether a word is one of the categories, of what the merchant says in other words, or of the cloth of one of these styles. */
export function describingWords(
  categories: PhrasedCategories,
  synonyms: readonly Synonym[],
  styles: readonly { cloth: string }[],
): (word: string) => boolean {
  const sets = [
    wordsKept(categories, (all) => all.flatMap(({ own }) => own)),
    wordsKept(synonyms, (all) => all.flatMap(({ words, means }) => [...words, ...means.flat()])),
    new Set(styles.flatMap(({ cloth }) => plainWords(cloth).split(' '))),
  ];
  return (word) => sets.some((words) => words.has(word) || words.has(`${word}s`));
}
