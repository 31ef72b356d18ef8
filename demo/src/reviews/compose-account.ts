import { type ComposedReview, joinParagraphs } from './composed-review.ts';
import { Draft, type ReviewContext, type StyleFragments } from './draft.ts';
import type { Mood } from './phrases/language.ts';
import type { Stars } from './stars.ts';

const moodOf: Record<Stars, Mood> = { 1: 'complaint', 2: 'complaint', 3: 'quibble', 4: 'quibble', 5: 'praise' };

/** Returns an account of a use or a defect, often with a sentence about the size or another detail; `undefined` if none applies. */
export function accountReview(fragments: StyleFragments, context: ReviewContext): ComposedReview | undefined {
  const { stars, random } = context;
  const draft = new Draft(fragments, context);
  const account = draft.add(fragments.language.accounts.filter((each) => each.stars.includes(stars) && draft.isApplicable(each)));
  if (!account) return undefined;
  const headline = draft.headline(account.phrase.headlines!.filter((each) => fragments.suits(each) && draft.isApplicable(each)));
  if (!headline) return undefined;
  const { text } = account;
  const isLong = text.length > 420;
  const mood = moodOf[stars];
  const isAboutFit = account.phrase.groups.includes('fit');
  const fit =
    !isAboutFit && !isLong && random() < 0.42
      ? (draft.sentence(stars > 3 ? 'praise' : mood, ({ topic }) => topic!.group === 'fit') ??
        draft.sentence('quibble', ({ topic }) => topic!.group === 'fit'))
      : undefined;
  const detail = !isLong && random() < 0.22 ? draft.sentence(mood, ({ topic }) => topic!.group !== 'fit') : undefined;
  const extra = [fit, detail].filter((each) => each !== undefined);
  const { sentences, wearer, mentioned, phrases } = draft;
  return {
    headline: headline.text,
    text: joinParagraphs(random() < 0.5 ? [[text, ...extra]] : [[text], extra]),
    wearer,
    mentioned,
    phrases: [...phrases, headline.phrase],
    fitting: sentences.map(({ phrase }) => phrase.topic!.fit).find(Boolean),
    mentionsFit: isAboutFit,
    complaints: sentences.filter((each) => each.mood === 'complaint'),
    isComplaint: stars < 4,
    isBalanced: true,
  };
}
