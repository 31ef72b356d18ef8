import type { AddressInput, Basket, CustomerAddress, CustomerPaymentInstrument } from '@outfitter/contract/client';
import { type ReactNode, useState } from 'react';
import { addressInput, emptyAddress, fieldId, isSameAddress, rejectedFieldError } from '../../address/index.ts';
import { getBasketStore, hasParcel, homeShipment } from '../../basket/index.ts';
import { customerQuery } from '../../customer/index.ts';
import { type FieldError, useStoredDraft, useValidatedForm, type ValidatedForm } from '../../forms/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { applyDraft, clearDrafts } from '../../platform/session/index.ts';
import type { CheckoutFieldError } from '../field-error.ts';
import { hasAbortingFlash, rejectedField } from '../server-errors.ts';
import { accountCardRequest, cardRequest, emptyCard, initialPaymentValues } from './payment-form.ts';
import type { CardValues, PaymentValues } from './payment-schema.ts';
import { rejectedCardField } from './rejected-card.ts';

export type PaymentStepPart = 'billing' | 'payment';

const withoutCard = ({ cardNumber: _, expiry: __, securityCode: ___, payWith: ____, saveCard: _____, ...rest }: PaymentValues) => rest;

type PaymentField = keyof PaymentValues;

function rejectedPaymentField(error: unknown, isDemo: boolean): { field: PaymentField; error: CheckoutFieldError } | undefined {
  const card = rejectedCardField(error, isDemo);
  if (card) return card;
  const field = rejectedField(error, Object.keys(emptyAddress) as (keyof typeof emptyAddress)[]);
  return field && { field, error: rejectedFieldError(error) };
}

interface PaymentContext {
  basket: Basket;
  card: CardValues;
  accountCards: readonly CustomerPaymentInstrument[];
  addresses?: readonly CustomerAddress[] | undefined;
  isDemo: boolean;
}

const cardFields: readonly string[] = Object.keys(emptyCard);

export function usePaymentStep(
  { basket, card, accountCards, addresses, isDemo }: PaymentContext,
  errorMessage: (field: PaymentField, error: FieldError) => ReactNode,
  onDone: (basket: Basket) => void,
) {
  const shippingAddress = homeShipment(basket)?.shippingAddress;
  const canBillToShipping = hasParcel(basket) && shippingAddress !== undefined;
  const [initial] = useState(() => {
    const isSame = canBillToShipping && (!basket.billingAddress || isSameAddress(basket.billingAddress, shippingAddress));
    return applyDraft('billing', initialPaymentValues(basket, { card, accountCards, addresses, isBillingSame: isSame }));
  });
  const [part, setPart] = useState<PaymentStepPart>('payment');
  const [loadSchema] = useState(() => async () => (await import('./payment-schema.ts')).paymentSchemaFor(accountCards));
  const accountCard = (payWith: string) => accountCards.find(({ paymentInstrumentId }) => paymentInstrumentId === payWith);

  async function sendAll(values: PaymentValues): Promise<Basket> {
    setPart('billing');
    const { c_addressType: _, ...shipping } = shippingAddress ?? {};
    const body: AddressInput = values.isBillingSame ? shipping : addressInput({ ...values, phone: '' });
    const billedBasket = await getBasketStore().change({
      send: (client, basketId, idempotencyKey) =>
        client.setBillingAddress({ params: { basketId }, query: { use_as_shipping: 'false' }, body, idempotencyKey }),
    });
    if (hasAbortingFlash(billedBasket, 'InvalidBillingAddress')) throw new Error('the billing address was rejected');
    setPart('payment');
    const chosen = accountCard(values.payWith);
    const typed = values.payWith === 'card' ? cardRequest(values, billedBasket.billingAddress ?? {}) : undefined;
    const request = chosen ? accountCardRequest(chosen, values.securityCode) : typed;
    if (!request) return billedBasket;
    const isSaved = typed !== undefined && values.saveCard;
    const paid = await getBasketStore().change({
      send: (client, basketId, idempotencyKey) =>
        client.addPaymentInstrument({ params: { basketId }, query: isSaved ? { save: 'true' } : {}, body: request, idempotencyKey }),
    });
    if (isSaved || chosen?.c_reauthorizeCC) void getQueryClient().invalidateQueries({ queryKey: customerQuery.queryKey });
    return paid;
  }
  const form: ValidatedForm<PaymentValues> = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    validateOn: 'blur',
    fieldId: (field) => fieldId(cardFields.includes(field) ? 'payment' : 'billing', field),
    errorMessage,
    rejectedField(error) {
      const rejected = rejectedPaymentField(error, isDemo);
      // A saved card has a field for its code only.
      const isSavedCard = rejected?.field === 'cardNumber' && accountCard(form.form.getValues('payWith')) !== undefined;
      return isSavedCard ? { ...rejected, field: 'securityCode' } : rejected;
    },
    async submit(values) {
      const updated = await sendAll(values);
      clearDrafts('billing');
      onDone(updated);
    },
  });
  useStoredDraft(form.form, 'billing', withoutCard);
  return { form, part, shippingAddress: canBillToShipping ? shippingAddress : undefined };
}
