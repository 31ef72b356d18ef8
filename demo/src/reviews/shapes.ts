import type { Mood } from './language.ts';
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
const moods: Record<Stars, Record<1 | 2 | 3 | 4 | 6, Mood[][]>> = {
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
    6: [
      [p, p, p, p, p, q],
      [p, p, p, p, q],
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
    6: [
      [p, p, p, p, q, q],
      [p, p, p, q, q],
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
    6: [
      [p, p, p, c, c, q],
      [p, p, c, c, q],
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
    6: [
      [p, p, c, c, c],
      [c, c, c, q, p],
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
    6: [
      [c, c, c, c],
      [p, c, c, c, q],
    ],
  },
};

const one = <Thing>(items: readonly Thing[], random: () => number) => items[Math.floor(random() * items.length)]!;

/** Splits a long review into paragraphs: at a change of mood, or in the middle; twice if it is very long. */
function splitParagraphs(sentences: Mood[], random: () => number): Mood[][] {
  if (sentences.length > 6) return [sentences.slice(0, 3), sentences.slice(3, 6), sentences.slice(6)];
  const moodChange = sentences.findIndex((mood, index) => index > 0 && (mood === p) !== (sentences[index - 1] === p));
  const splitIndex = moodChange > 0 && random() < 0.7 ? moodChange : 1 + Math.floor(random() * (sentences.length - 1));
  return [sentences.slice(0, splitIndex), sentences.slice(splitIndex)];
}

const lengthOf = (draw: number) => (draw < 0.07 ? 1 : draw < 0.39 ? 2 : draw < 0.72 ? 3 : draw < 0.89 ? 4 : draw < 0.97 ? 6 : 8);

/** Returns a random structure: some reviews are one sentence, most have three or four, a few are longer. */
export function shapeOf(stars: Stars, random: () => number): Shape {
  const length = lengthOf(random());
  const sequence = one(moods[stars][length === 8 ? 6 : length], random);
  const sentences = length === 8 ? [...sequence, ...one(moods[stars][3], random)] : sequence;
  const isLong = length >= 6 || (sentences.length > 2 && random() < (length === 4 ? 0.7 : 0.2));
  return {
    paragraphs: isLong ? splitParagraphs(sentences, random) : [sentences],
    opens: random() < 0.4,
    // Single sentences repeat soonest, so they often get a closing.
    closes: random() < (length === 1 ? 0.75 : 0.42),
  };
}
