import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { isExpired } from '../card-expiry.ts';
import { changeSavedCard, readSavedCards, type SavedCardRow } from './saved-card-queries.ts';
import { verifyCard } from './verify-card.ts';

/**
 * Returns a saved card of the caller that may pay. One that has to be authorized again needs its security code, which the bank verifies.
 */
export async function payableSavedCard(
  deps: CommerceDependencies,
  principal: Principal,
  { id, methodId, securityCode }: { id: string; methodId: string; securityCode: string | undefined },
): Promise<Result<SavedCardRow, 'ValidationException' | 'CardNumberRefusedException'>> {
  const { db } = deps.database;
  const cards = principal.isRegistered ? await readSavedCards(db, principal.customerGroupId) : [];
  const card = cards.find((row) => row.id === id && row.methodId === methodId);
  const where = { path: '$.customerPaymentInstrumentId', in: 'body' };
  if (!card) return failure('ValidationException', 'There is no saved card with this id.', where);
  if (isExpired(card.card, deps.clock.now())) return failure('ValidationException', 'The card has expired.', where);
  if (!card.mustReauthorize) return ok(card);
  if (securityCode === undefined) {
    return failure('ValidationException', 'The security code of this card is needed.', { path: '$.paymentCard.securityCode', in: 'body' });
  }
  const verified = await verifyCard(deps, card.token, securityCode);
  if (!verified.ok) return verified;
  await changeSavedCard(db, card, { mustReauthorize: false });
  return ok({ ...card, mustReauthorize: false });
}
