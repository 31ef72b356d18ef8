import type { ComposedReview } from './composed-review.ts';
import type { Deck } from './deck.ts';
import type { StyleFragments } from './draft.ts';
import { fillTemplate } from './phrases/fill.ts';
import { belongsTo } from './phrases/language.ts';
import type { Stars } from './stars.ts';

const day = 86_400_000;
const shares: Record<Stars, number> = { 1: 0.5, 2: 0.45, 3: 0.18, 4: 0, 5: 0 };

/**
 * Returns the brand's reply to one of the complaints, or a general one, dated some days after the review; none without a complaint, or if
 * the date is in the future.
 */
export function replyOf(
  { language, placeholders, suits }: StyleFragments,
  { complaints, isComplaint }: Pick<ComposedReview, 'complaints' | 'isComplaint'>,
  { stars, writtenAt, now, deck, random }: { stars: Stars; writtenAt: Date; now: Date; deck: Deck; random: () => number },
): { text: string; at: Date } | undefined {
  if (random() >= shares[stars] || !isComplaint) return undefined;
  const at = new Date(writtenAt.getTime() + Math.floor((0.7 + random() * 7) * day));
  if (at >= now) return undefined;
  const matchingReplies = complaints.flatMap(({ phrase }) =>
    phrase.topic!.replies.filter((each) => suits(each) && belongsTo(each, phrase)),
  );
  const reply = deck.pick(matchingReplies.length > 0 ? matchingReplies : language.frames.replies.filter(suits));
  if (!reply) return undefined;
  const parting = random() < 0.5 ? deck.pick(language.frames.partings) : undefined;
  return { text: [reply, parting].flatMap((each) => (each ? [fillTemplate(each.text, placeholders, random)] : [])).join(' '), at };
}
