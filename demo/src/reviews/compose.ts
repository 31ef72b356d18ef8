import { accountReview } from './compose-account.ts';
import { type ComposedReview, joinParagraphs } from './composed-review.ts';
import { Draft, type ReviewContext, type StyleFragments } from './draft.ts';
import { headlineOf } from './headlines.ts';
import { lowercaseFirst } from './phrases/fill.ts';
import type { Language, Mood } from './phrases/language.ts';
import { shapeOf } from './shapes.ts';

/** Share of reviews that tell what happened, as opposed to those that list remarks. */
const accountShare = 0.82;

/** Composes a review from the fragments that the shop has used least, with a matching headline; `undefined` if none is left for the draft. */
export function composeReview(fragments: StyleFragments, context: ReviewContext): ComposedReview | undefined {
  const account = context.random() < accountShare ? accountReview(fragments, context) : undefined;
  return account ?? topicReview(fragments, context);
}

function topicReview(fragments: StyleFragments, context: ReviewContext): ComposedReview | undefined {
  const { language } = fragments;
  const { stars, random } = context;
  const shape = shapeOf(stars, random);
  const draft = new Draft(fragments, context);
  let previousMood: Mood | undefined;
  const paragraphs = shape.paragraphs.map((moods) =>
    moods.flatMap((mood) => {
      const text = draft.sentence(mood);
      if (text === undefined) return [];
      const lead = leadOf(language, previousMood, mood, random);
      previousMood = mood;
      // Color names stay capitalized.
      return [lead ? `${lead} ${/^\{(color|dye)\}/.test(draft.sentences.at(-1)!.phrase.text) ? text : lowercaseFirst(text)}` : text];
    }),
  );
  const opener = shape.opens ? draft.framed(language.frames.openers[stars]) : undefined;
  const closer = shape.closes ? draft.framed(language.frames.closers[stars]) : undefined;
  if (opener) paragraphs[0]!.unshift(opener);
  if (closer) paragraphs.at(-1)!.push(closer);

  const { sentences, wearer, mentioned, phrases } = draft;
  const text = joinParagraphs(paragraphs);
  const faults = sentences.filter(({ mood }) => mood !== 'praise');
  const complaints = faults.filter(({ mood }) => mood === 'complaint');
  const headline = headlineOf(fragments, { stars, draft, text, random });
  if (!headline || sentences.length === 0) return undefined;
  return {
    headline: headline.text,
    text,
    wearer,
    mentioned,
    phrases: [...phrases, headline.phrase],
    fitting: sentences.map(({ phrase }) => phrase.topic!.fit).find(Boolean),
    mentionsFit: sentences.some(({ phrase }) => phrase.groups.includes('fit')),
    complaints,
    isComplaint: complaints.length > 0,
    isBalanced: faults.length > 0 && faults.length < sentences.length,
  };
}

function leadOf(language: Language, previousMood: Mood | undefined, mood: Mood, random: () => number): string | undefined {
  if (previousMood === undefined || (previousMood === 'praise') === (mood === 'praise') || random() < 0.35) return undefined;
  const leads = language.frames.leads[mood];
  return leads[Math.floor(random() * leads.length)]?.text;
}
