import { skusOfStyles } from '../catalog/read-catalog.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { findBuyerEmail } from '../orders/history/purchase-history.ts';
import type { Queryable } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { createLinkTokens, type LinkTokens } from '../shared/link-tokens.ts';
import { authorActor } from './change-log.ts';
import { type DecisionError, decideReview, readReview } from './decide-review.ts';
import { eraseAuthor } from './erase-author.ts';
import { hasReviewed } from './has-reviewed.ts';
import type { ReviewRow } from './tables.ts';

export async function skuIdsOfStyle(queryable: Queryable, styleId: string): Promise<string[]> {
  return (await skusOfStyles(queryable, [styleId])).map(({ id }) => id);
}

export async function findInvitedBuyer(
  queryable: Queryable,
  tokens: LinkTokens,
  token: string,
  styleId: string,
): Promise<Result<string, 'ReviewLinkException'>> {
  const invitation = tokens.readReviewInvitation(token);
  const email =
    invitation?.styleId === styleId && (await findBuyerEmail(queryable, invitation.orderNo, await skuIdsOfStyle(queryable, styleId)));
  return email ? ok(email) : failure('ReviewLinkException', 'The link is invalid, or is for another product.');
}

async function findOwnReview(queryable: Queryable, tokens: LinkTokens, token: string): Promise<Result<ReviewRow, 'ReviewLinkException'>> {
  const id = tokens.readOwnReview(token);
  const review = id === undefined ? undefined : await readReview(queryable, id);
  return review ? ok(review) : failure('ReviewLinkException', 'The link is invalid, or its review was deleted.');
}

function presentOwnReview({ styleId, status, rating, headline, body, writtenAt, reply }: ReviewRow) {
  return {
    kind: 'own' as const,
    productId: styleId,
    status,
    rating,
    headline,
    text: body,
    writtenAt: writtenAt.toISOString(),
    ...(reply === null ? {} : { reply }),
  };
}

export type OpenedReviewLink = { kind: 'invitation'; productId: string; isUsed: boolean } | ReturnType<typeof presentOwnReview>;

export async function openReviewLink(
  { database: { db }, settings }: CommerceDependencies,
  token: string,
): Promise<Result<OpenedReviewLink, 'ReviewLinkException'>> {
  const tokens = createLinkTokens(settings.masterKey);
  const invitation = tokens.readReviewInvitation(token);
  if (invitation) {
    const { styleId } = invitation;
    const email = await findInvitedBuyer(db, tokens, token, styleId);
    return email.ok ? ok({ kind: 'invitation', productId: styleId, isUsed: await hasReviewed(db, styleId, email.value) }) : email;
  }
  const review = await findOwnReview(db, tokens, token);
  return review.ok ? ok(presentOwnReview(review.value)) : review;
}

/** Withdraws the review of a link. With `forget`, erases its author from all reviews instead, according to the shop's settings. */
export async function withdrawByLink(
  { database: { db }, clock, settings }: CommerceDependencies,
  { token, forget = false }: { token: string; forget?: boolean | undefined },
): Promise<Result<undefined, 'ReviewLinkException' | DecisionError>> {
  const review = await findOwnReview(db, createLinkTokens(settings.masterKey), token);
  if (!review.ok) return review;
  const { id, addressKey } = review.value;
  const edit = { by: authorActor, now: clock.now() };
  if (forget && addressKey !== null) {
    await eraseAuthor(db, addressKey, settings.reviewErasure, edit);
    return ok();
  }
  const withdrawn = await decideReview(db, id, 'withdraw', edit);
  return withdrawn.ok ? ok() : withdrawn;
}
