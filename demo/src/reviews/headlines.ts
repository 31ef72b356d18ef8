import type { Draft, StyleFragments } from './draft.ts';
import { belongsTo, type Mood, type Phrase } from './phrases/language.ts';
import { clausesOf } from './phrases/repetition.ts';
import type { Stars } from './stars.ts';

const decisive: Record<Stars, Mood[]> = {
  1: ['complaint'],
  2: ['complaint'],
  3: ['complaint'],
  4: ['praise', 'quibble'],
  5: ['praise'],
};

/**
 * Returns a headline that belongs to a sentence that determined the rating, or a general headline; none that the text repeats. `undefined`
 * if the shop has used each of them often enough.
 */
export function headlineOf(
  { language, suits }: StyleFragments,
  { stars, draft, text, random }: { stars: Stars; draft: Draft; text: string; random: () => number },
): { text: string; phrase: Phrase } | undefined {
  const general = language.frames.headlines[stars].filter((each) => draft.isApplicable(each));
  const ofTopics = draft.sentences
    .filter(({ mood }) => decisive[stars].includes(mood))
    .flatMap(({ phrase, mood }) =>
      phrase.topic!.headlines[mood].filter((each) => suits(each) && draft.isApplicable(each) && belongsTo(each, phrase)),
    );
  const clauses = new Set(clausesOf(text));
  const isNew = (headline: string) => clausesOf(headline).every((clause) => !clauses.has(clause));
  const [first, second] = random() < 0.8 ? [ofTopics, general] : [general, ofTopics];
  return draft.headline(first, isNew) ?? draft.headline(second, isNew);
}
