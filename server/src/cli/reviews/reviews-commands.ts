import { userInfo } from 'node:os';
import type * as commerceModule from '@outfitter/commerce';
import { OperatorError } from '../../errors/operator-error.ts';
import type { CommerceDatabase } from '../with-commerce.ts';
import { type ReviewsArguments, reviewsHelpCommand } from './reviews-arguments.ts';

type Commerce = Pick<typeof commerceModule, 'reviews'>;
type Review = commerceModule.reviews.ReviewRow;
type Print = (line: string) => void;

const listLimit = 50;
/** Name of a state in commands and their output. */
const stateName = (state: Review['status']) => (state === 'refused' ? 'rejected' : state);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function reviewLine({ id, writtenAt, styleId, rating, headline, isVerifiedBuyer }: Review): string {
  return `${id}  ${writtenAt.toISOString().slice(0, 16)}  style ${styleId}  ${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}  ${isVerifiedBuyer ? 'bought  ' : ''}${headline}`;
}

function reviewDetails(review: Review): string[] {
  const size = review.sizeWorn ? Object.values(review.sizeWorn).join(' ') : undefined;
  const facts = [
    stateName(review.status),
    review.writerName ? `by ${review.writerName}` : 'author erased',
    review.email,
    review.locale,
    size && `wore ${size}`,
    review.fit && `fit ${review.fit} of 5`,
    review.heightInches && `${review.heightInches} in`,
    review.weightPounds && `${review.weightPounds} lb`,
    `${review.helpfulCount} helpful votes`,
  ];
  return [
    reviewLine(review),
    facts.filter(Boolean).join(', '),
    '',
    review.body,
    ...(review.reply ? ['', `Our reply: ${review.reply}`] : []),
  ];
}

/**
 * Runs a command for reviews. `print` receives each line of output. A list of ids is processed in order up to the first error. Throws
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
  const [first = '', text] = positionals;
  const edit = { by: by ?? userInfo().username, now, reason };
  const noReview = (id: string) => new OperatorError(`there is no review ${id}`, 'npm run reviews lists the pending reviews');

  async function decide(decision: 'approve' | 'reject'): Promise<void> {
    for (const id of positionals) {
      const result = uuid.test(id) ? await reviews.decideReview(db, id, decision, edit) : undefined;
      if (!result || (!result.ok && result.error === 'NotFoundException')) throw noReview(id);
      if (!result.ok) throw new OperatorError(`${id}: ${result.message}`, 'npm run reviews -- list approved --product …');
      print(`${id} is ${stateName(result.value.state)}${result.value.isChanged ? '' : ' already'}`);
    }
  }

  const commands: Record<ReviewsArguments['command'], () => Promise<void>> = {
    async list() {
      const state = reviews.reviewStates.find((known) => stateName(known) === (first || 'pending'));
      if (!state) throw new OperatorError(`there is no state ${first}`, reviewsHelpCommand);
      const found = await reviews.listReviews(db, state, { limit: listLimit, ...(product === undefined ? {} : { styleId: product }) });
      for (const review of found) print(reviewLine(review));
      if (found.length === 0) print(`no ${stateName(state)} reviews`);
      if (found.length === listLimit) print(`only the first ${listLimit} are listed`);
    },
    async show() {
      const review = uuid.test(first) ? await reviews.readReview(db, first) : undefined;
      if (!review) throw noReview(first);
      for (const line of reviewDetails(review)) print(line);
    },
    approve: () => decide('approve'),
    reject: () => decide('reject'),
    async reply() {
      const reply = text?.trim() || undefined;
      if (!uuid.test(first) || !(await reviews.replyToReview(db, first, reply, edit))) throw noReview(first);
      print(reply ? `${first} has a reply` : `${first} has no reply`);
    },
    async erase() {
      const count = await reviews.eraseByEmail(db, first, erasure, edit);
      if (count === undefined) throw new OperatorError(`${first} is not a valid email address`, reviewsHelpCommand);
      print(`erased the author of ${count} ${count === 1 ? 'review' : 'reviews'}${erasure === 'all' ? ' and deleted the reviews' : ''}`);
    },
    async history() {
      if (first && !uuid.test(first)) throw noReview(first);
      for (const { changedAt, changedBy, action, reviewId, reason: changeReason } of await reviews.readReviewChangeLog(
        db,
        first || undefined,
      )) {
        print(`${changedAt.toISOString()}  ${changedBy}: ${action} ${reviewId}${changeReason ? `, ${changeReason}` : ''}`);
      }
    },
  };
  await commands[command]();
}
