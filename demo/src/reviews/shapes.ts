import type { Mood } from './phrases/language.ts';
import type { Stars } from './stars.ts';

/** Structure of a review: moods of sentences by paragraph, and whether it has an opening and a closing. */
export interface Shape {
  paragraphs: Mood[][];
  opens: boolean;
  closes: boolean;
}

const p = 'praise';
const q = 'quibble';
const c = 'complaint';
/** Sequences of moods by rating and length. Repeated entries are more likely. */
const moods: Record<Stars, Record<1 | 2 | 3 | 4, Mood[][]>> = {
  5: {
    1: [[p]],
    2: [[p, p]],
    3: [
      [p, p, p],
      [p, p, p],
      [p, p, q],
    ],
    4: [
      [p, p, p, p],
      [p, p, p, q],
    ],
  },
  4: {
    1: [[p], [p, q]],
    2: [
      [p, q],
      [q, p],
      [p, p],
    ],
    3: [
      [p, p, q],
      [p, q, p],
    ],
    4: [
      [p, p, p, q],
      [p, p, q, q],
    ],
  },
  3: {
    1: [
      [p, c],
      [p, q],
    ],
    2: [
      [p, c],
      [c, p],
      [p, q],
    ],
    3: [
      [p, c, q],
      [p, p, c],
      [c, p, q],
    ],
    4: [
      [p, p, c, q],
      [p, c, c, p],
    ],
  },
  2: {
    1: [[c]],
    2: [
      [c, p],
      [p, c],
      [c, c],
    ],
    3: [
      [c, c, p],
      [p, c, c],
      [c, q, p],
    ],
    4: [
      [p, c, c, q],
      [c, c, q, p],
    ],
  },
  1: {
    1: [[c]],
    2: [[c, c], [c]],
    3: [
      [c, c, c],
      [p, c, c],
    ],
    4: [[c, c, c, q]],
  },
};

const one = <Thing>(items: readonly Thing[], random: () => number) => items[Math.floor(random() * items.length)]!;

/** Splits a review into two paragraphs: at a change of mood, or in the middle. */
function splitParagraphs(sentences: Mood[], random: () => number): Mood[][] {
  const moodChange = sentences.findIndex((mood, index) => index > 0 && (mood === p) !== (sentences[index - 1] === p));
  const splitIndex = moodChange > 0 && random() < 0.7 ? moodChange : 1 + Math.floor(random() * (sentences.length - 1));
  return [sentences.slice(0, splitIndex), sentences.slice(splitIndex)];
}

const lengthOf = (draw: number) => (draw < 0.1 ? 1 : draw < 0.55 ? 2 : draw < 0.93 ? 3 : 4);

/** Returns a random structure of remarks: most reviews have two or three. */
export function shapeOf(stars: Stars, random: () => number): Shape {
  const length = lengthOf(random());
  const sentences = one(moods[stars][length], random);
  const isLong = sentences.length > 2 && random() < 0.25;
  return {
    paragraphs: isLong ? splitParagraphs(sentences, random) : [sentences],
    opens: random() < 0.25,
    // Single sentences repeat soonest, so they often get a closing.
    closes: random() < (length === 1 ? 0.6 : 0.2),
  };
}
