import { stylesByProductIds } from '../catalog/read-catalog.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { hasPurchased } from '../orders/history/purchase-history.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { isKnownSize } from './purchased-size.ts';
import { findInvitedBuyer, skuIdsOfStyle } from './review-links.ts';
import { type NewReview, type ReviewWriteError, writeReview } from './write-review.ts';

/** Limit per email address, across networks. */
const authorLimit: RateLimit = { name: 'review-writer', capacity: 10, refillPerSecond: 10 / (24 * 3600) };

export interface ReviewForm extends Omit<NewReview, 'styleId' | 'email' | 'isVerifiedBuyer'> {
  /** Id of a style or of one of its SKUs. */
  productId: string;
  email?: string | undefined;
  /** Token of the link in an order's mail; replaces the email address. */
  token?: string | undefined;
  website?: string | undefined;
}

export type ReviewFormError = ReviewWriteError | 'ReviewLinkException' | 'ValidationException' | 'TooManyRequestsException';

/** Stores the review of a shopper's form for moderation. A filled honeypot gets the same result but stores nothing. */
export async function submitReview(
  { database: { db }, clock, settings }: CommerceDependencies,
  customerGroupId: string,
  { productId, token, email: typedEmail, website, ...review }: ReviewForm,
): Promise<Result<{ isVerifiedBuyer: boolean }, ReviewFormError>> {
  const [style] = await stylesByProductIds(db, [productId]);
  if (!style) return failure('ProductNotFoundException', `No product with the id '${productId}' is sold.`, { productId });
  if (review.sizeWorn && !isKnownSize(review.sizeWorn, style.variationAttributes)) {
    return failure('ReviewNotAcceptedException', 'This product has no such size.', { field: 'sizeWorn', reason: 'unknown' });
  }
  const invited = token === undefined ? undefined : await findInvitedBuyer(db, createLinkTokens(settings.masterKey), token, style.id);
  const email = invited ?? parseAuthorEmail(typedEmail);
  if (!email.ok) return email;
  const isVerifiedBuyer = invited !== undefined || (await hasPurchased(db, customerGroupId, await skuIdsOfStyle(db, style.id)));
  if (isHoneypotFilled(website)) return ok({ isVerifiedBuyer });
  const limited = await createRateLimiter(db, clock).take(authorLimit, emailKeyOf(email.value));
  if (!limited.ok) return limited;
  const result = await writeReview(db, { ...review, styleId: style.id, email: email.value, isVerifiedBuyer }, clock.now());
  return result.ok ? ok({ isVerifiedBuyer }) : result;
}

function parseAuthorEmail(email: string | undefined): Result<string, 'ValidationException'> {
  if (email !== undefined) return parseEmail(email);
  return failure('ValidationException', 'An email address is required; it is not shown.', { path: '$.email', in: 'body' });
}
