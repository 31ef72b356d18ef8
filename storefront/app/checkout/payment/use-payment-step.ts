import { type AddressInput, type Basket, CallError } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getBasketStore } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { addressInput, isSameAddress } from '../address/address.ts';
import type { CheckoutFieldError } from '../field-error.ts';
import { applyDraft, clearDraft } from '../form-drafts.ts';
import { FieldRejectedError, hasAbortingFlash, rejectedField } from '../server-errors.ts';
import { hasHomeDelivery, homeShipment } from '../shipping/shipping-form.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { useStoredDraft } from '../use-stored-draft.ts';
import { type CardValues, cardRequest, initialPaymentValues, type PaymentValues, paymentErrors, paymentFields } from './payment-form.ts';

/** Which half of the step failed; each has its own words (ERROR-034, ERROR-036). */
export type PaymentStepPart = 'billing' | 'payment';

const withoutCard = ({ cardNumber: _, expiry: __, securityCode: ___, payWith: ____, ...rest }: PaymentValues) => rest;
const problemsNow = (values: PaymentValues) => paymentErrors(values, new Date());

/** What a refusal says of one field. */
function refusalOf(error: unknown, isDemo: boolean): { field: (typeof paymentFields)[number]; problem: CheckoutFieldError } | undefined {
  if (!(error instanceof CallError)) return undefined;
  const path = typeof error.arguments.path === 'string' ? error.arguments.path : '';
  if (error.type === 'CardNumberRefusedException' || path.includes('paymentCard.number')) {
    return { field: 'cardNumber', problem: { code: isDemo ? 'card-refused-demo' : 'card-refused' } };
  }
  const problem: CheckoutFieldError = { code: 'server', values: { message: error.message } };
  if (path.includes('paymentCard.expiration')) return { field: 'expiry', problem };
  if (path.includes('paymentCard.securityCode')) return { field: 'securityCode', problem };
  const field = rejectedField(error, paymentFields);
  return field && { field, problem };
}

/** The payment step: the card, the billing address, and their sending. */
export function usePaymentStep(basket: Basket, card: CardValues, isDemo: boolean, onDone: (basket: Basket) => void) {
  const shippingAddress = homeShipment(basket)?.shippingAddress;
  const canBillToShipping = hasHomeDelivery(basket) && shippingAddress !== undefined;
  const [start] = useState(() => {
    const isSame = canBillToShipping && (!basket.billingAddress || isSameAddress(basket.billingAddress, shippingAddress));
    return applyDraft('billing', initialPaymentValues(basket, card, isSame));
  });
  const checked = useCheckedForm<PaymentValues>(paymentFields, start, problemsNow);
  useStoredDraft(checked.form, 'billing', withoutCard);
  const [part, setPart] = useState<PaymentStepPart>('payment');

  async function sendAll(values: PaymentValues): Promise<Basket> {
    setPart('billing');
    const { c_addressType: _, ...shipping } = shippingAddress ?? {};
    const body: AddressInput = values.isBillingSame ? shipping : addressInput({ ...values, phone: '' });
    const billed = await getBasketStore().change({
      send: (client, basketId, idempotencyKey) =>
        client.setBillingAddress({ params: { basketId }, query: { use_as_shipping: 'false' }, body, idempotencyKey }),
    });
    if (hasAbortingFlash(billed, 'InvalidBillingAddress')) throw new Error('the billing address was not taken');
    setPart('payment');
    const request = values.payWith === 'card' ? cardRequest(values, billed.billingAddress ?? {}, billed.orderTotal) : undefined;
    if (!request) return billed;
    return getBasketStore().change({
      send: (client, basketId, idempotencyKey) => client.addPaymentInstrument({ params: { basketId }, body: request, idempotencyKey }),
    });
  }
  const send = useMutation(
    {
      mutationFn: async (values: PaymentValues) => {
        const sent = await sendAll(values).catch((error: unknown) => {
          const refusal = refusalOf(error, isDemo);
          if (!refusal) throw error;
          checked.rejectField(refusal.field, refusal.problem);
          throw new FieldRejectedError();
        });
        clearDraft('billing');
        onDone(sent);
      },
    },
    getQueryClient(),
  );
  const submit = checked.submit(async (values) => {
    // The mutation's state holds the error.
    await send.mutateAsync(values).catch(() => {});
  });
  return { checked, submit, send, part, shippingAddress: canBillToShipping ? shippingAddress : undefined };
}
