import type { newCard } from '@outfitter/contract';
import type { z } from 'zod';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { resultInTransaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { payableSavedCard } from './saved-cards/pay-with-saved-card.ts';
import type { SavedCardRow } from './saved-cards/saved-card-queries.ts';
import { storeVerifiedCard } from './saved-cards/store-verified-card.ts';
import { verifyCard } from './saved-cards/verify-card.ts';
import { checkCard, type ExchangedCard, invalidField, tokenizeCard } from './tokenize-card.ts';

type NewCard = z.output<typeof newCard>;

export interface CardToPayInput {
  paymentMethodId: SavedCardRow['methodId'];
  paymentCard?: NewCard | Pick<NewCard, 'securityCode'>;
  customerPaymentInstrumentId?: string;
  /** Saves a new card in the customer's account. */
  save?: boolean;
}

export type CardToPayError =
  | 'CardNumberRefusedException'
  | 'InvalidCustomerException'
  | 'PaymentInstrumentLimitException'
  | 'ValidationException';

type Choice =
  | { kind: 'saved'; id: string; methodId: SavedCardRow['methodId']; securityCode: string | undefined }
  | { kind: 'new'; card: NewCard; methodId: SavedCardRow['methodId']; isSaved: boolean };

export function chooseCard(
  { isRegistered }: Pick<Principal, 'isRegistered'>,
  { paymentMethodId: methodId, paymentCard, customerPaymentInstrumentId: id, save = false }: CardToPayInput,
): Result<Choice, 'ValidationException'> {
  const isNew = paymentCard !== undefined && 'number' in paymentCard;
  if (id !== undefined) {
    if (isNew) return invalidField('customerPaymentInstrumentId', 'A saved card and a new card are given.');
    return ok({ kind: 'saved', id, methodId, securityCode: paymentCard?.securityCode });
  }
  if (!isNew) return invalidField('paymentCard', 'A card is needed.');
  if (save && !isRegistered) {
    return failure('ValidationException', 'A guest has no account that could save the card.', { path: '$.save', in: 'query' });
  }
  return ok({ kind: 'new', card: paymentCard, methodId, isSaved: save });
}

/** Returns the token of a chosen card. A card to be saved is verified and saved at once, whether or not the order is placed (API-012). */
export async function cardToPay(
  deps: CommerceDependencies,
  principal: Principal,
  choice: Choice,
): Promise<Result<ExchangedCard, CardToPayError>> {
  if (choice.kind === 'saved') {
    const saved = await payableSavedCard(deps, principal, choice);
    return saved.ok ? ok({ token: saved.value.token, masked: saved.value.card }) : saved;
  }
  const now = deps.clock.now();
  const checked = checkCard(choice.card, now);
  if (!checked.ok) return checked;
  const card = await tokenizeCard(deps, choice.card);
  if (!card.ok || !choice.isSaved) return card;
  const verified = await verifyCard(deps, card.value.token, choice.card.securityCode);
  if (!verified.ok) return verified;
  const stored = await resultInTransaction(deps.database.db, (tx) =>
    storeVerifiedCard(tx, principal.customerGroupId, { ...card.value, methodId: choice.methodId }, now),
  );
  return stored.ok ? card : stored;
}
