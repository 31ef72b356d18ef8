import { maxSavedCards } from '@outfitter/contract';
import { lockCustomerRow } from '../../customers/lock-customer.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import type { ExchangedCard } from '../tokenize-card.ts';
import { queueCardDeletion } from './delete-card.ts';
import { changeSavedCard, insertSavedCard, markDefault, readSavedCards, type SavedCardRow } from './saved-card-queries.ts';

export interface VerifiedCard extends ExchangedCard {
  methodId: SavedCardRow['methodId'];
  isDefault?: boolean | undefined;
}

/** Returns whether two cards are the same; without a fingerprint, if all displayed data are. */
function isSameCard(row: SavedCardRow, { masked, fingerprint }: ExchangedCard): boolean {
  if (row.fingerprint !== null && fingerprint !== undefined) return row.fingerprint === fingerprint;
  const { card } = row;
  return (
    card.numberLastDigits === masked.numberLastDigits &&
    card.cardType === masked.cardType &&
    card.expirationMonth === masked.expirationMonth &&
    card.expirationYear === masked.expirationYear
  );
}

/**
 * Saves a verified card. A card that is saved already gets the new token, holder and expiry. The first card is the default card. Locks the
 * customer, so that cards are saved one after another.
 */
export async function storeVerifiedCard(
  tx: Transaction,
  customerGroupId: string,
  card: VerifiedCard,
  now: Date,
): Promise<Result<SavedCardRow, 'InvalidCustomerException' | 'PaymentInstrumentLimitException'>> {
  if (!(await lockCustomerRow(tx, customerGroupId))) return failure('InvalidCustomerException', 'The customer is invalid');
  const existing = await readSavedCards(tx, customerGroupId);
  const known = existing.find((row) => isSameCard(row, card));
  if (!known && existing.length >= maxSavedCards) {
    return failure('PaymentInstrumentLimitException', `An account holds at most ${maxSavedCards} cards.`, { limit: maxSavedCards });
  }
  const isDefault = card.isDefault === true || existing.length === 0 || known?.isDefault === true;
  const changes = { token: card.token, card: card.masked, fingerprint: card.fingerprint ?? null, mustReauthorize: false };
  const row: SavedCardRow = known
    ? { ...known, ...changes, isDefault }
    : { customerGroupId, id: newId(), methodId: card.methodId, ...changes, isDefault, createdAt: now };
  if (known) await changeSavedCard(tx, known, changes);
  else await insertSavedCard(tx, { ...row, isDefault: false });
  if (isDefault && !known?.isDefault) await markDefault(tx, row);
  if (known && known.token !== card.token) await queueCardDeletion(tx, known.token, now);
  return ok(row);
}
