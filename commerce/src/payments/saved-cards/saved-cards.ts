import type { CustomerPaymentInstrument, newCard } from '@outfitter/contract';
import type { z } from 'zod';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { requireOwnCustomer } from '../../customers/customer-access.ts';
import { lockCustomerRow } from '../../customers/lock-customer.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type IdempotentCall, resultInIdempotentTransaction } from '../../platform/http/idempotency/idempotent-call.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { cardAttemptLimiterOf } from '../card-attempts.ts';
import { isOfferedMethod, methodNotOffered } from '../payment-methods.ts';
import { checkCard, tokenizeCard } from '../tokenize-card.ts';
import { queueCardDeletion } from './delete-card.ts';
import { listSavedCards, presentSavedCard } from './list-saved-cards.ts';
import { deleteSavedCard, markDefault, readSavedCards, type SavedCardRow } from './saved-card-queries.ts';
import { storeVerifiedCard } from './store-verified-card.ts';
import { verifyCard } from './verify-card.ts';

type CustomerError = 'CustomerNotFoundException' | 'InvalidCustomerException';

/** Call of a customer about the cards of `customerId`, who must be the same. */
export interface SavedCardCall {
  principal: Principal;
  customerId: string;
  idempotentCall: IdempotentCall;
}

export async function savedCardsOf(deps: CommerceDependencies, { principal, customerId }: Omit<SavedCardCall, 'idempotentCall'>) {
  const { db } = deps.database;
  const customer = await requireOwnCustomer(db, principal, customerId);
  if (!customer.ok) return customer;
  const data = await listSavedCards(db, customer.value.customerGroupId);
  return ok({ count: data.length, data, start: 0, total: data.length });
}

export interface NewSavedCard {
  paymentMethodId: string;
  paymentCard: z.output<typeof newCard>;
  c_isDefault?: boolean;
}

export type SaveCardError =
  | CustomerError
  | 'InvalidPaymentMethodIdException'
  | 'CardNumberRefusedException'
  | 'PaymentInstrumentLimitException'
  | 'TooManyRequestsException'
  | 'ValidationException';

/**
 * Saves a card that the bank has verified (API-064). Attempts are limited as those of cards in baskets, because thieves try cards here,
 * too.
 */
export async function saveCard(
  deps: CommerceDependencies,
  { principal, customerId, idempotentCall }: SavedCardCall,
  { paymentMethodId, paymentCard, c_isDefault }: NewSavedCard,
  request: Request,
): Promise<Result<CustomerPaymentInstrument, SaveCardError>> {
  const customer = await requireOwnCustomer(deps.database.db, principal, customerId);
  if (!customer.ok) return customer;
  if (!isOfferedMethod(paymentMethodId)) return methodNotOffered(paymentMethodId);
  const attempts = cardAttemptLimiterOf(deps);
  const origin = attempts.originOf(principal.customerGroupId, request);
  const allowed = await attempts.admit(origin);
  if (!allowed.ok) return allowed;
  const checked = checkCard(paymentCard, deps.clock.now());
  if (!checked.ok) return checked;
  const card = await tokenizeCard(deps, paymentCard);
  const verified = card.ok ? await verifyCard(deps, card.value.token, paymentCard.securityCode) : card;
  if (!verified.ok) await attempts.recordRejection(origin);
  if (!card.ok) return card;
  if (!verified.ok) return verified;
  const verifiedCard = { ...card.value, methodId: paymentMethodId, isDefault: c_isDefault };
  return resultInIdempotentTransaction<CustomerPaymentInstrument, SaveCardError>(deps.database.db, idempotentCall, async (tx) => {
    const row = await storeVerifiedCard(tx, customer.value.customerGroupId, verifiedCard, deps.clock.now());
    return row.ok ? ok(presentSavedCard(row.value)) : row;
  });
}

type ChangeError = CustomerError | 'PaymentInstrumentNotFoundException';

async function changeCard<Body>(
  deps: CommerceDependencies,
  { principal, customerId, idempotentCall }: SavedCardCall,
  paymentInstrumentId: string,
  change: (tx: Transaction, card: SavedCardRow, others: SavedCardRow[]) => Promise<Body>,
): Promise<Result<Body, ChangeError>> {
  const { db } = deps.database;
  const customer = await requireOwnCustomer(db, principal, customerId);
  if (!customer.ok) return customer;
  const { customerGroupId } = customer.value;
  return resultInIdempotentTransaction<Body, ChangeError>(db, idempotentCall, async (tx) => {
    await lockCustomerRow(tx, customerGroupId);
    const cards = await readSavedCards(tx, customerGroupId);
    const card = cards.find(({ id }) => id === paymentInstrumentId);
    if (!card) {
      const message = `The customer has no saved card with the id '${paymentInstrumentId}'.`;
      return failure('PaymentInstrumentNotFoundException', message, { paymentInstrumentId });
    }
    return ok(
      await change(
        tx,
        card,
        cards.filter((row) => row !== card),
      ),
    );
  });
}

export function makeDefault(
  deps: CommerceDependencies,
  call: SavedCardCall,
  paymentInstrumentId: string,
): Promise<Result<CustomerPaymentInstrument, ChangeError>> {
  return changeCard(deps, call, paymentInstrumentId, async (tx, card) => {
    await markDefault(tx, card);
    return presentSavedCard({ ...card, isDefault: true });
  });
}

/** Removes a saved card here and, by a job, at the processor (API-065). The latest of the others becomes the default card in its place. */
export function removeSavedCard(
  deps: CommerceDependencies,
  call: SavedCardCall,
  paymentInstrumentId: string,
): Promise<Result<undefined, ChangeError>> {
  return changeCard(deps, call, paymentInstrumentId, async (tx, card, [latest]) => {
    await deleteSavedCard(tx, card);
    if (card.isDefault && latest) await markDefault(tx, latest);
    await queueCardDeletion(tx, card.token, deps.clock.now());
    return undefined;
  });
}
