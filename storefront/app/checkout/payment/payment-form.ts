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

/** The card that the basket has already. */
export function savedCard(basket: Basket): PaymentInstrument | undefined {
  return basket.paymentInstruments.find(({ paymentMethodId, paymentCard }) => paymentMethodId === 'CREDIT_CARD' && paymentCard);
}

type Card = CustomerPaymentInstrument['paymentCard'];

function isSameCard(one: Card, other: Card | undefined): boolean {
  const fields = ['cardType', 'numberLastDigits', 'expirationMonth', 'expirationYear'] as const;
  return other !== undefined && fields.every((field) => one[field] === other[field]);
}

/** The cards of the account that can pay, the default card first; the card that the basket has already is not offered twice. */
export function payableCards(
  basket: Basket,
  instruments: readonly CustomerPaymentInstrument[] = [],
  today = new Date(),
): CustomerPaymentInstrument[] {
  const inBasket = savedCard(basket)?.paymentCard;
  return instruments.filter(({ paymentCard }) => !isExpired(paymentCard, today) && !isSameCard(paymentCard, inBasket));
}

interface PaymentStart {
  card: CardValues;
  accountCards?: readonly CustomerPaymentInstrument[];
  addresses?: readonly CustomerAddress[] | undefined;
  isBillingSame: boolean;
}

/** Where the bill goes: for an order that is not shipped, to the preferred address of the account, else to the person who collects it. */
function initialBillingAddress(basket: Basket, addresses: readonly CustomerAddress[] = []): Address | undefined {
  if (basket.billingAddress) return basket.billingAddress;
  if (hasParcel(basket)) return undefined;
  const own = addresses.filter(({ c_isStoreAddress }) => !c_isStoreAddress);
  const [pickup] = pickupShipments(basket);
  const collector = fullNameOf({ firstName: pickup?.c_pickupFirstName, lastName: pickup?.c_pickupLastName });
  return own.find(({ preferred }) => preferred) ?? own[0] ?? (collector ? { fullName: collector } : undefined);
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

/** Returns the card as it is sent; undefined for an incomplete one. */
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

/** The card holder is the billed person (PAY-008). Has no amount, because the card pays the whole order. Undefined for an incomplete card. */
export function cardRequest(card: CardValues, billing: Address): RequestBody<'addPaymentInstrument'> | undefined {
  const paymentCard = newCardOf(card, billing.fullName ?? fullNameOf(billing));
  return paymentCard && { paymentMethodId: 'CREDIT_CARD', paymentCard };
}

/** A card of the account pays with its token; the code is sent where it is asked for again. */
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
