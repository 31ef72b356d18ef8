import type { StyleFragments } from './compose.ts';
import { capitalizeFirst, fillTemplate } from './fill.ts';
import { belongsTo, type Mood, type Phrase } from './language.ts';
import { clausesOf } from './repetition.ts';
import type { Stars } from './stars.ts';

export interface Sentence {
  phrase: Phrase;
  mood: Mood;
  text: string;
}

const decisive: Record<Stars, Mood[]> = {
  1: ['complaint'],
  2: ['complaint'],
  3: ['complaint'],
  4: ['praise', 'quibble'],
  5: ['praise'],
};

/** Returns a headline that belongs to a sentence that determined the rating, or a general headline; none that the text repeats. */
export function headlineOf(
  { language, deck, suits }: StyleFragments,
  {
    stars,
    sentences,
    text,
    isApplicable,
    words,
    random,
  }: {
    stars: Stars;
    sentences: readonly Sentence[];
    text: string;
    isApplicable: (phrase: Phrase) => boolean;
    words: Readonly<Record<string, string>>;
    random: () => number;
  },
): string {
  const general = language.frames.headlines[stars].filter(isApplicable);
  const ofTopics = sentences
    .filter(({ mood }) => decisive[stars].includes(mood))
    .flatMap(({ phrase, mood }) =>
      phrase.topic!.headlines[mood].filter((each) => suits(each) && isApplicable(each) && belongsTo(each, phrase)),
    );
  const clauses = new Set(clausesOf(text));
  const isNew = (headline: string) => clausesOf(headline).every((clause) => !clauses.has(clause));
  const draw = (headlines: readonly Phrase[]) => capitalizeFirst(fillTemplate(deck.pick(headlines)!.text, words, random));
  let headline = draw(ofTopics.length > 0 && random() < 0.5 ? ofTopics : general);
  while (!isNew(headline)) headline = draw(general);
  return headline;
}
