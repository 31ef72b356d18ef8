import { type Basket, cardTypeCodes, type newCard } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { changeBasket } from '../basket/change-basket.ts';
import { basketPaymentInstruments, type MaskedCard } from '../basket/tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import { newId } from '../platform/ids.ts';
import type { Principal } from '../platform/principal.ts';
import { createRateLimiter, type RateLimit, takeOrFault } from '../platform/security/rate-limit.ts';
import { isExpired } from './card-expiry.ts';
import { paymentProviderOf } from './configured-provider.ts';
import { isOfferedMethod, offeredMethodIds } from './payment-methods.ts';
import type { TokenizedCard } from './payment-provider.ts';

export interface NewPaymentInstrument {
  paymentMethodId: string;
  amount?: number;
  paymentCard?: z.output<typeof newCard>;
  customerPaymentInstrumentId?: string;
  c_externalReferenceCode?: string;
}

/** Guessing numbers is what thieves do with a shop's card form. */
const paymentLimit: RateLimit = { name: 'payment', capacity: 15, refillPerSecond: 1 / 20 };

/** A card number typed into the wrong field must not be kept either. */
const manyDigits = /\d(?:[ -]?\d){11}/;

function wrong(field: string, message: string): Fault {
  return new Fault('ValidationException', message, { path: `$.${field}`, in: 'body' });
}

/** The card as it may be kept: the number gives way to a token and four digits, the security code goes nowhere (PAY-004). */
async function tradeCard(deps: CommerceDependencies, card: z.output<typeof newCard>): Promise<{ token: string; shown: MaskedCard }> {
  const traded: TokenizedCard | undefined = await paymentProviderOf(deps).tokenize?.(card.number);
  if (!traded) {
    const isTest = deps.settings.isDemo ? ' This shop is a demo and takes its listed test cards only.' : '';
    throw new Fault('CardNumberRefusedException', `This card number is not taken here.${isTest}`, {
      path: '$.paymentCard.number',
      in: 'body',
    });
  }
  const { holder, expirationMonth, expirationYear } = card;
  const shown = { maskedNumber: traded.maskedNumber, numberLastDigits: traded.lastDigits, cardType: cardTypeCodes[traded.brand] };
  return { token: traded.token, shown: { ...shown, holder, expirationMonth, expirationYear } };
}

function checkCard(card: z.output<typeof newCard>, now: Date): void {
  if (manyDigits.test(card.holder)) throw wrong('paymentCard.holder', 'The holder is a name, not a number.');
  if (isExpired(card, now)) throw wrong('paymentCard.expirationYear', 'The card has expired.');
}

/**
 * How the order will be paid; replaces an instrument of the same method. A card pays whatever the order comes to,
 * so `amount` is not kept. The number is traded for a token before anything else happens.
 */
export async function addPaymentInstrument(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  wish: NewPaymentInstrument,
): Promise<Basket> {
  if (!isOfferedMethod(wish.paymentMethodId)) {
    const message = `The payment method '${wish.paymentMethodId}' is not offered.`;
    throw new Fault('InvalidPaymentMethodIdException', message, { paymentMethodId: wish.paymentMethodId, offered: offeredMethodIds });
  }
  if (wish.customerPaymentInstrumentId !== undefined) throw wrong('customerPaymentInstrumentId', 'There is no saved card with this id.');
  if (!wish.paymentCard) throw wrong('paymentCard', 'A card is needed.');
  await takeOrFault(createRateLimiter(deps.database.db, deps.clock), paymentLimit, principal.customerGroupId);
  checkCard(wish.paymentCard, deps.clock.now());
  const { token, shown } = await tradeCard(deps, wish.paymentCard);
  return changeBasket(deps, principal, basketId, async ({ tx, key: { customerGroupId, basketId: id }, now }) => {
    const { customerGroupId: group, basketId: basket, methodId } = basketPaymentInstruments;
    await tx.delete(basketPaymentInstruments).where(and(eq(group, customerGroupId), eq(basket, id), eq(methodId, wish.paymentMethodId)));
    const row = { customerGroupId, basketId: id, id: newId(), methodId: wish.paymentMethodId, token, card: shown, createdAt: now };
    await tx.insert(basketPaymentInstruments).values(row);
  });
}

/** Takes a means of payment off. */
export function removePaymentInstrument(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  instrumentId: string,
): Promise<Basket> {
  return changeBasket(deps, principal, basketId, async ({ tx, key, snapshot }) => {
    if (!snapshot.payments.some((row) => row.id === instrumentId)) {
      const message = `The basket has no payment instrument with the id '${instrumentId}'.`;
      throw new Fault('PaymentInstrumentNotFoundException', message, { paymentInstrumentId: instrumentId });
    }
    const { customerGroupId, id } = basketPaymentInstruments;
    await tx.delete(basketPaymentInstruments).where(and(eq(customerGroupId, key.customerGroupId), eq(id, instrumentId)));
  });
}
