import { userInfo } from 'node:os';
import type * as commerceModule from '@outfitter/commerce';
import { OperatorError } from '../errors/operator-error.ts';
import { type ReviewsArguments, reviewsHelpCommand } from './reviews-arguments.ts';
import type { CommerceDatabase } from './with-commerce.ts';

type Commerce = Pick<typeof commerceModule, 'reviews'>;
type Review = commerceModule.reviews.ReviewRow;
type Print = (line: string) => void;

const listLimit = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function reviewLine({ id, writtenAt, styleId, rating, headline, isVerifiedBuyer }: Review): string {
  return `${id}  ${writtenAt.toISOString().slice(0, 16)}  style ${styleId}  ${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}  ${isVerifiedBuyer ? 'bought  ' : ''}${headline}`;
}

function reviewDetails(review: Review): string[] {
  const worn = review.sizeWorn ? Object.values(review.sizeWorn).join(' ') : undefined;
  const facts = [
    review.status,
    review.writerName ? `by ${review.writerName}` : 'writer forgotten',
    review.email,
    review.locale,
    worn && `wore ${worn}`,
    review.fit && `fit ${review.fit} of 5`,
    review.heightInches && `${review.heightInches} in`,
    review.weightPounds && `${review.weightPounds} lb`,
    `${review.helpfulCount} found it helpful`,
  ];
  return [
    reviewLine(review),
    facts.filter(Boolean).join(', '),
    '',
    review.body,
    ...(review.reply ? ['', `Our answer: ${review.reply}`] : []),
  ];
}

/**
 * Runs one command; `print` receives each line of output. A list of ids is processed in order up to the first error. Throws
 * OperatorError.
 */
export async function runReviewsCommand(
  { reviews }: Commerce,
  db: CommerceDatabase,
  { command, positionals, by, reason, product }: ReviewsArguments,
  erasure: 'person' | 'all',
  print: Print,
  now = new Date(),
): Promise<void> {
  const [word = '', text] = positionals;
  const editing = { by: by ?? userInfo().username, now, reason };
  const noReview = (id: string) => new OperatorError(`there is no review ${id}`, 'npm run reviews lists those that wait');

  async function decide(decision: 'approve' | 'refuse'): Promise<void> {
    for (const id of positionals) {
      const result = uuid.test(id) ? await reviews.decideReview(db, id, decision, editing) : undefined;
      if (!result || (!result.ok && result.error === 'NotFoundException')) throw noReview(id);
      if (!result.ok) throw new OperatorError(`${id}: ${result.message}`, 'npm run reviews -- list approved --product …');
      print(`${id} is ${result.value.state}${result.value.isChanged ? '' : ' as before'}`);
    }
  }

  const commands: Record<ReviewsArguments['command'], () => Promise<void>> = {
    async list() {
      const state = reviews.reviewStates.find((known) => known === (word || 'pending'));
      if (!state) throw new OperatorError(`no review is ${word}`, reviewsHelpCommand);
      const found = await reviews.listReviews(db, state, { limit: listLimit, ...(product === undefined ? {} : { styleId: product }) });
      for (const review of found) print(reviewLine(review));
      if (found.length === 0) print(`no review is ${state}`);
      if (found.length === listLimit) print(`the first ${listLimit}`);
    },
    async show() {
      const review = uuid.test(word) ? await reviews.readReview(db, word) : undefined;
      if (!review) throw noReview(word);
      for (const line of reviewDetails(review)) print(line);
    },
    approve: () => decide('approve'),
    refuse: () => decide('refuse'),
    async reply() {
      const answer = text?.trim() || undefined;
      if (!uuid.test(word) || !(await reviews.replyToReview(db, word, answer, editing))) throw noReview(word);
      print(answer ? `${word} is answered` : `${word} has no answer`);
    },
    async forget() {
      const count = await reviews.forgetByEmail(db, word, erasure, editing);
      if (count === undefined) throw new OperatorError(`${word} is no address that mail could reach`, reviewsHelpCommand);
      print(
        `the writer of ${count} ${count === 1 ? 'review' : 'reviews'} is forgotten${erasure === 'all' ? ', the reviews are gone' : ''}`,
      );
    },
    async history() {
      if (word && !uuid.test(word)) throw noReview(word);
      for (const { changedAt, changedBy, action, reviewId, reason: why } of await reviews.readReviewChangeLog(db, word || undefined)) {
        print(`${changedAt.toISOString()}  ${changedBy}: ${action} ${reviewId}${why ? `, ${why}` : ''}`);
      }
    },
  };
  await commands[command]();
}
