import { type AddressInput, type Basket, CallError } from '@outfitter/contract/client';
import { type ReactNode, useState } from 'react';
import { addressInput, emptyAddress, fieldId, isSameAddress } from '../../address/index.ts';
import { getBasketStore } from '../../basket/index.ts';
import { type FieldError, useValidatedForm } from '../../forms/index.ts';
import type { CheckoutFieldError } from '../field-error.ts';
import { applyDraft, clearDraft } from '../form-drafts.ts';
import { hasAbortingFlash, rejectedField } from '../server-errors.ts';
import { hasHomeDelivery, homeShipment } from '../shipping/shipping-form.ts';
import { useStoredDraft } from '../use-stored-draft.ts';
import { cardRequest, emptyCard, initialPaymentValues } from './payment-form.ts';
import type { CardValues, PaymentValues } from './payment-schema.ts';

const loadSchema = async () => (await import('./payment-schema.ts')).paymentSchema;

export type PaymentStepPart = 'billing' | 'payment';

const withoutCard = ({ cardNumber: _, expiry: __, securityCode: ___, payWith: ____, ...rest }: PaymentValues) => rest;

type PaymentField = keyof PaymentValues;

function rejectedPaymentField(error: unknown, isDemo: boolean): { field: PaymentField; error: CheckoutFieldError } | undefined {
  if (!(error instanceof CallError)) return undefined;
  const path = typeof error.arguments.path === 'string' ? error.arguments.path : '';
  if (error.type === 'CardNumberRefusedException' || path.includes('paymentCard.number')) {
    return { field: 'cardNumber', error: { code: isDemo ? 'card-rejected-demo' : 'card-rejected' } };
  }
  const serverError: CheckoutFieldError = { code: 'server', values: { message: error.message } };
  if (path.includes('paymentCard.expiration')) return { field: 'expiry', error: serverError };
  if (path.includes('paymentCard.securityCode')) return { field: 'securityCode', error: serverError };
  const field = rejectedField(error, Object.keys(emptyAddress) as (keyof typeof emptyAddress)[]);
  return field && { field, error: serverError };
}

interface PaymentContext {
  basket: Basket;
  card: CardValues;
  isDemo: boolean;
}

const cardFields: readonly string[] = Object.keys(emptyCard);

export function usePaymentStep(
  { basket, card, isDemo }: PaymentContext,
  errorMessage: (field: PaymentField, error: FieldError) => ReactNode,
  onDone: (basket: Basket) => void,
) {
  const shippingAddress = homeShipment(basket)?.shippingAddress;
  const canBillToShipping = hasHomeDelivery(basket) && shippingAddress !== undefined;
  const [initial] = useState(() => {
    const isSame = canBillToShipping && (!basket.billingAddress || isSameAddress(basket.billingAddress, shippingAddress));
    return applyDraft('billing', initialPaymentValues(basket, card, isSame));
  });
  const [part, setPart] = useState<PaymentStepPart>('payment');

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
    const request = values.payWith === 'card' ? cardRequest(values, billedBasket.billingAddress ?? {}) : undefined;
    if (!request) return billedBasket;
    return getBasketStore().change({
      send: (client, basketId, idempotencyKey) => client.addPaymentInstrument({ params: { basketId }, body: request, idempotencyKey }),
    });
  }
  const form = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    validateOn: 'blur',
    fieldId: (field) => fieldId(cardFields.includes(field) ? 'payment' : 'billing', field),
    errorMessage,
    rejectedField: (error) => rejectedPaymentField(error, isDemo),
    async submit(values) {
      const updated = await sendAll(values);
      clearDraft('billing');
      onDone(updated);
    },
  });
  useStoredDraft(form.form, 'billing', withoutCard);
  return { form, part, shippingAddress: canBillToShipping ? shippingAddress : undefined };
}
