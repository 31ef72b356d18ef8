import type { Deck } from './deck.ts';
import { capitalizeFirst, fillTemplate, lowercaseFirst } from './fill.ts';
import { headlineOf, type Sentence } from './headlines.ts';
import { belongsTo, type Language, type Mood, type Phrase, placeholderKey } from './language.ts';
import { hasOwnedAt, isIn } from './seasons.ts';
import { shapeOf } from './shapes.ts';
import type { Stars } from './stars.ts';
import type { Wearer } from './wearers.ts';

export type Fitting = 'small' | 'true' | 'large';

/** The fragments of a language that apply to a style, and the style's placeholder values. */
export interface StyleFragments {
  language: Language;
  /** Returns whether the condition of a phrase holds and, if it is distinctive, it is allotted to the style. */
  suits: (phrase: Phrase) => boolean;
  placeholders: Readonly<Record<string, string>>;
  deck: Deck;
}

export interface ReviewContext {
  stars: Stars;
  fitting: Fitting;
  months: number;
  writtenAt: Date;
  /** Placeholder values of the author: `{at}`, `{span}`, `{height}` … */
  placeholders: Readonly<Record<string, string>>;
  wearer: Wearer;
  resized: (step: number) => Wearer | undefined;
  random: () => number;
}

export interface ComposedReview {
  headline: string;
  text: string;
  wearer: Wearer;
  /** Placeholders that occur in the text, such as `height`. */
  mentioned: Set<string>;
  fitting: Fitting | undefined;
  /** True if the text mentions length or room without stating the overall fit. */
  mentionsFit: boolean;
  /** Complaints in the order of the text. */
  complaints: Sentence[];
  isBalanced: boolean;
}

const isTime = ({ when, season, times }: Phrase, { months, writtenAt }: Pick<ReviewContext, 'months' | 'writtenAt'>) =>
  (when === undefined || (when === 'new' ? months < 2 : when === 'worn' ? months >= 2 : months >= 12)) &&
  (season === undefined || isIn(season, writtenAt)) &&
  hasOwnedAt(times, writtenAt, months);

const isUnused = (phrase: Phrase, deck: Deck) => !phrase.isRare || deck.isNew(phrase);

/** Composes a review from the fragments that are least used for this style, with a matching headline. */
export function composeReview(fragments: StyleFragments, context: ReviewContext): ComposedReview {
  const { language, deck } = fragments;
  const { stars, random } = context;
  const story = random() < 0.08 ? storyOf(fragments, context) : undefined;
  if (story) return story;

  const shape = shapeOf(stars, random);
  const placeholders = { ...fragments.placeholders, ...context.placeholders };
  const groups = new Set<string>();
  const sentences: Sentence[] = [];
  const mentioned = new Set<string>();
  let wearer = context.wearer;
  let time: 'new' | 'worn' | undefined;

  const isApplicable = (phrase: Phrase) =>
    isTime(phrase, context) &&
    isUnused(phrase, deck) &&
    (phrase.faults === undefined || (phrase.faults === 'some') === sentences.some(({ mood }) => mood !== 'praise')) &&
    !(time === 'new' && (phrase.when === 'worn' || phrase.when === 'old')) &&
    !(time === 'worn' && phrase.when === 'new') &&
    phrase.names.every((name) => name in placeholders);
  const isUnmentioned = ({ once }: Phrase) => !once.some((name) => mentioned.has(name));
  const canBeResized = { '-1': context.resized(-1) !== undefined, 0: true, 1: context.resized(1) !== undefined };

  function renderPhrase(phrase: Phrase): string {
    for (const name of phrase.names) mentioned.add(placeholderKey(name));
    for (const name of phrase.once) mentioned.add(name);
    if (phrase.when) time = phrase.when === 'new' ? 'new' : 'worn';
    return capitalizeFirst(fillTemplate(phrase.text, { ...placeholders, size: wearer.size }, random));
  }

  const isNewGroup = (phrase: Phrase) => !phrase.groups.some((group) => groups.has(group));

  function sentence(mood: Mood): string | undefined {
    const candidates = language.topics[mood].filter(
      (phrase) =>
        isNewGroup(phrase) &&
        isApplicable(phrase) &&
        isUnmentioned(phrase) &&
        !(phrase.isHigh && stars < 4) &&
        (phrase.topic!.fit === undefined || phrase.topic!.fit === context.fitting) &&
        canBeResized[phrase.sized],
    );
    const phrase = deck.pick(candidates, ({ topic }) => topic!.weight);
    if (!phrase) return undefined;
    for (const group of phrase.groups) groups.add(group);
    if (phrase.sized !== 0) wearer = context.resized(phrase.sized)!;
    const text = renderPhrase(phrase);
    sentences.push({ phrase, mood, text });
    return text;
  }

  function framed(phrases: Phrase[]): string | undefined {
    const phrase = deck.pick(phrases.filter((each) => isApplicable(each) && isUnmentioned(each) && isNewGroup(each)));
    return phrase && renderPhrase(phrase);
  }

  let previousMood: Mood | undefined;
  const paragraphs = shape.paragraphs.map((moods) =>
    moods.flatMap((mood) => {
      const text = sentence(mood);
      if (text === undefined) return [];
      const lead = leadOf(language, previousMood, mood, random);
      previousMood = mood;
      // Color names stay capitalized.
      return [lead ? `${lead} ${/^\{(color|dye)\}/.test(sentences.at(-1)!.phrase.text) ? text : lowercaseFirst(text)}` : text];
    }),
  );
  const opener = shape.opens ? framed(language.frames.openers[stars]) : undefined;
  const closer = shape.closes ? framed(language.frames.closers[stars]) : undefined;
  if (opener) paragraphs[0]!.unshift(opener);
  if (closer) {
    if (paragraphs.length === 2 && random() < 0.4) paragraphs.push([closer]);
    else paragraphs.at(-1)!.push(closer);
  }

  const complaintsAndQuibbles = sentences.filter(({ mood }) => mood !== 'praise');
  const fitting = sentences.map(({ phrase }) => phrase.topic!.fit).find(Boolean);
  const text = paragraphs
    .filter((each) => each.length > 0)
    .map((each) => each.join(' '))
    .join('\n\n');
  return {
    headline: headlineOf(fragments, { stars, sentences, text, isApplicable, words: { ...placeholders, size: wearer.size }, random }),
    text,
    wearer,
    mentioned: mentioned,
    fitting,
    mentionsFit: sentences.some(({ phrase }) => phrase.groups.includes('fit')),
    complaints: complaintsAndQuibbles.filter(({ mood }) => mood === 'complaint'),
    isBalanced: complaintsAndQuibbles.length > 0 && complaintsAndQuibbles.length < sentences.length,
  };
}

function leadOf(language: Language, previousMood: Mood | undefined, mood: Mood, random: () => number): string | undefined {
  if (previousMood === undefined || (previousMood === 'praise') === (mood === 'praise') || random() < 0.35) return undefined;
  const leads = language.frames.leads[mood];
  return leads[Math.floor(random() * leads.length)]?.text;
}

function storyOf(
  { language, deck, placeholders: ownPlaceholders, suits }: StyleFragments,
  { stars, months, writtenAt, placeholders: authorPlaceholders, wearer, random }: ReviewContext,
): ComposedReview | undefined {
  const placeholders: Record<string, string> = { ...ownPlaceholders, ...authorPlaceholders };
  const candidates = language.stories
    .filter((story) => story.stars.includes(stars))
    .flatMap((story) => story.texts.map((text) => ({ story, text })))
    .filter(
      ({ text }) =>
        deck.isNew(text) &&
        suits(text) &&
        isTime(text, { months, writtenAt }) &&
        text.names.every((name) => placeholders[name] !== undefined),
    );
  const text = deck.pick(candidates.map((each) => each.text));
  if (!text) return undefined;
  const { story } = candidates.find((each) => each.text === text)!;
  const headline = deck.pick(story.headlines.filter((each) => suits(each) && isTime(each, { months, writtenAt }) && belongsTo(each, text)));
  if (!headline) return undefined;
  return {
    headline: capitalizeFirst(fillTemplate(headline.text, placeholders, random)),
    text: capitalizeFirst(fillTemplate(text.text, placeholders, random)),
    wearer,
    mentioned: new Set(text.names.map(placeholderKey)),
    fitting: undefined,
    mentionsFit: true,
    complaints: [],
    isBalanced: true,
  };
}
