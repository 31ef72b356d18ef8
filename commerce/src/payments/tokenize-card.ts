import { cardTypeCodes, type newCard } from '@outfitter/contract';
import type { z } from 'zod';
import type { MaskedCard } from '../basket/payment/masked-card.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';
import { isExpired } from './card-expiry.ts';
import { paymentProviderOf } from './configured-provider.ts';
import type { TokenizedCard } from './payment-provider.ts';

/** Detects a card number typed into another field, which must not be stored. */
const cardLikeNumber = /\d(?:[ -]?\d){11}/;

export function invalidField(field: string, message: string): Failure<'ValidationException'> {
  return failure('ValidationException', message, { path: `$.${field}`, in: 'body' });
}

export interface ExchangedCard {
  token: string;
  masked: MaskedCard;
  /** The provider's name of the number: the same for each of its tokens. */
  fingerprint?: string | undefined;
}

/** Exchanges a card number for a token. Keeps only the token and a masked card; never stores the security code (PAY-004). */
export async function tokenizeCard(
  deps: CommerceDependencies,
  card: z.output<typeof newCard>,
): Promise<Result<ExchangedCard, 'CardNumberRefusedException'>> {
  const tokenized: TokenizedCard | undefined = await paymentProviderOf(deps).tokenize?.(card.number);
  if (!tokenized) {
    const hint = deps.settings.isDemo ? ' This shop is a demo and takes its listed test cards only.' : '';
    return failure('CardNumberRefusedException', `This card number is not taken here.${hint}`, {
      path: '$.paymentCard.number',
      in: 'body',
    });
  }
  const { holder, expirationMonth, expirationYear } = card;
  const number = { maskedNumber: tokenized.maskedNumber, numberLastDigits: tokenized.lastDigits, cardType: cardTypeCodes[tokenized.brand] };
  const masked = { ...number, holder, expirationMonth, expirationYear };
  return ok({ token: tokenized.token, masked, fingerprint: tokenized.fingerprint });
}

export function checkCard(card: z.output<typeof newCard>, now: Date): Result<undefined, 'ValidationException'> {
  if (cardLikeNumber.test(card.holder)) return invalidField('paymentCard.holder', 'The holder is a name, not a number.');
  if (isExpired(card, now)) return invalidField('paymentCard.expirationYear', 'The card has expired.');
  return ok();
}
