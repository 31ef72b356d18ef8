import type {
  Address,
  Basket,
  CustomerAddress,
  CustomerPaymentInstrument,
  PaymentInstrument,
  RequestBody,
} from '@outfitter/contract/client';
import { addressValues } from '../../address/index.ts';
import { hasParcel } from '../../basket/index.ts';
import { fullNameOf } from '../../platform/shop/full-name.ts';
import { pickupShipments } from '../pickup/pickup-form.ts';
import { isExpired, parseExpiry } from './card-expiry.ts';
import { brandOf, digitsOf } from './card-number.ts';
import type { CardValues, PaymentValues } from './payment-schema.ts';

export const emptyCard: CardValues = { cardNumber: '', expiry: '', securityCode: '' };

export function savedCard(basket: Basket): PaymentInstrument | undefined {
  return basket.paymentInstruments.find(({ paymentMethodId, paymentCard }) => paymentMethodId === 'CREDIT_CARD' && paymentCard);
}

type Card = CustomerPaymentInstrument['paymentCard'];

function isSameCard(one: Card, other: Card | undefined): boolean {
  const fields = ['cardType', 'numberLastDigits', 'expirationMonth', 'expirationYear'] as const;
  return other !== undefined && fields.every((field) => one[field] === other[field]);
}

/** Returns the cards of the account that can pay, the default card first, without the card that the basket already has. */
export function payableCards(
  basket: Basket,
  instruments: readonly CustomerPaymentInstrument[] = [],
  today = new Date(),
): CustomerPaymentInstrument[] {
  const inBasket = savedCard(basket)?.paymentCard;
  return instruments.filter(({ paymentCard }) => !isExpired(paymentCard, today) && !isSameCard(paymentCard, inBasket));
}

/** Returns the cards of the account that have expired, if none of its cards can pay: the reason why the step asks for a card. */
export function expiredCards(
  basket: Basket,
  instruments: readonly CustomerPaymentInstrument[] = [],
  today = new Date(),
): CustomerPaymentInstrument[] {
  const expired = instruments.filter(({ paymentCard }) => isExpired(paymentCard, today));
  return savedCard(basket) || expired.length < instruments.length ? [] : expired;
}

interface PaymentStart {
  card: CardValues;
  accountCards?: readonly CustomerPaymentInstrument[];
  addresses?: readonly CustomerAddress[] | undefined;
  isBillingSame: boolean;
}

/**
 * Returns the initial billing address. For an order that is not shipped it is the preferred address of the account, else the person who
 * collects it.
 */
function initialBillingAddress(basket: Basket, addresses: readonly CustomerAddress[] = []): Address | undefined {
  if (basket.billingAddress) return basket.billingAddress;
  if (hasParcel(basket)) return undefined;
  const own = addresses.filter(({ c_isStoreAddress }) => !c_isStoreAddress);
  const [pickup] = pickupShipments(basket);
  const pickupName = fullNameOf({ firstName: pickup?.c_pickupFirstName, lastName: pickup?.c_pickupLastName });
  return own.find(({ preferred }) => preferred) ?? own[0] ?? (pickupName ? { fullName: pickupName } : undefined);
}

export function initialPaymentValues(basket: Basket, { card, accountCards = [], addresses, isBillingSame }: PaymentStart): PaymentValues {
  const payWith = basket.orderTotal === 0 ? 'nothing' : savedCard(basket) ? 'saved' : (accountCards[0]?.paymentInstrumentId ?? 'card');
  return {
    ...card,
    ...addressValues(isBillingSame ? undefined : initialBillingAddress(basket, addresses), basket.currency),
    payWith,
    isBillingSame,
    saveCard: false,
  };
}

type NewCard = RequestBody<'saveCustomerPaymentInstrument'>['paymentCard'];

/** Returns a typed card as it is sent; undefined for an incomplete one. */
export function newCardOf(card: CardValues, holder: string): NewCard | undefined {
  const brand = brandOf(card.cardNumber);
  const expiry = parseExpiry(card.expiry);
  if (!brand || !expiry) return undefined;
  return {
    number: digitsOf(card.cardNumber),
    cardType: brand.code,
    holder,
    expirationMonth: expiry.month,
    expirationYear: expiry.year,
    securityCode: card.securityCode,
  };
}

/**
 * Returns the request that pays with a typed card; undefined for an incomplete one. The card holder is the billed person (PAY-008). It has
 * no amount, because the card pays the whole order.
 */
export function cardRequest(card: CardValues, billing: Address): RequestBody<'addPaymentInstrument'> | undefined {
  const paymentCard = newCardOf(card, billing.fullName ?? fullNameOf(billing));
  return paymentCard && { paymentMethodId: 'CREDIT_CARD', paymentCard };
}

/** Returns the request that pays with the token of a card of the account; its code is sent where it is asked for again. */
export function accountCardRequest(
  { paymentInstrumentId, paymentMethodId, c_reauthorizeCC }: CustomerPaymentInstrument,
  securityCode: string,
): RequestBody<'addPaymentInstrument'> {
  return {
    paymentMethodId,
    customerPaymentInstrumentId: paymentInstrumentId,
    ...(c_reauthorizeCC ? { paymentCard: { securityCode } } : {}),
  };
}
