import { type AddressInput, type Basket, homeShipmentId } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getBasketStore } from '../../basket/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { addressErrors, addressInput, destinationKey, isSameAddress } from '../address/address.ts';
import { applyDraft, clearDraft } from '../form-drafts.ts';
import { FieldRejectedError, hasAbortingFlash, rejectedField } from '../server-errors.ts';
import { useCheckedForm } from '../use-checked-form.ts';
import { useStoredDraft } from '../use-stored-draft.ts';
import {
  emailOnlyErrors,
  hasHomeDelivery,
  homeShipment,
  initialShippingValues,
  type ShippingValues,
  selectedMethodId,
  shippingErrors,
  shippingFields,
} from './shipping-form.ts';

const all = (values: ShippingValues) => values;

/** The address itself was taken, yet nothing goes there or not in the way that was chosen. */
export class ShippingRejectedError extends Error {
  readonly reason: 'unreachable' | 'method-gone';
  constructor(reason: 'unreachable' | 'method-gone') {
    super(reason);
    this.reason = reason;
  }
}

/** The shipping step: what is typed, the methods for it, and its sending. */
export function useShippingStep(basket: Basket, onDone: (basket: Basket) => void) {
  const hasShipping = hasHomeDelivery(basket);
  const [start] = useState(() => applyDraft('shipping', initialShippingValues(basket)));
  const checked = useCheckedForm<ShippingValues>(shippingFields, start, hasShipping ? shippingErrors : emailOnlyErrors);
  useStoredDraft(checked.form, 'shipping', all);
  const [preferredMethod, setPreferredMethod] = useState<string>();
  const estimatedDestination = useRef(destinationKey(initialShippingValues(basket)));
  const byShipment = (basketId: string) => ({ basketId, shipmentId: homeShipmentId });

  const putAddress = (body: AddressInput, isBilling: boolean) =>
    getBasketStore().change({
      send: (client, basketId, idempotencyKey) =>
        client.setShippingAddress({
          params: byShipment(basketId),
          query: { use_as_billing: isBilling ? 'true' : 'false' },
          body,
          idempotencyKey,
        }),
    });
  const putMethod = (id: string) =>
    getBasketStore().change({
      send: (client, basketId, idempotencyKey) => client.setShippingMethod({ params: byShipment(basketId), body: { id }, idempotencyKey }),
    });

  /** Asks for methods, days and tax as soon as the destination can be told; what is not typed yet is left out. */
  const estimate = useMutation(
    {
      mutationFn: async () => {
        const values = checked.form.getValues();
        const destination = destinationKey(values);
        if (!hasShipping || !destination || destination === estimatedDestination.current) return;
        estimatedDestination.current = destination;
        const phone = addressErrors(values).phone ? '' : values.phone;
        await putAddress(addressInput({ ...values, phone }), false);
      },
    },
    getQueryClient(),
  );
  const choose = useMutation({ mutationFn: putMethod }, getQueryClient());

  async function sendAll(values: ShippingValues): Promise<Basket> {
    const email = values.email.trim();
    let now = basket;
    if (basket.customerInfo.email !== email) {
      now = await getBasketStore().change({
        send: (client, basketId, idempotencyKey) => client.setBasketCustomer({ params: { basketId }, body: { email }, idempotencyKey }),
      });
    }
    if (hasShipping) {
      // Billing that was the same address stays the same.
      const isBilling = isSameAddress(basket.billingAddress, homeShipment(basket)?.shippingAddress);
      const wanted = selectedMethodId(basket, preferredMethod);
      now = await putAddress(addressInput(values), isBilling);
      estimatedDestination.current = destinationKey(values);
      if (hasAbortingFlash(now, 'InvalidShippingAddress')) throw new ShippingRejectedError('unreachable');
      const id = selectedMethodId(now, preferredMethod);
      if (!id || id !== wanted) throw new ShippingRejectedError('method-gone');
      now = await putMethod(id);
    }
    return now;
  }
  const send = useMutation(
    {
      mutationFn: async (values: ShippingValues) => {
        const sent = await sendAll(values).catch((error: unknown) => {
          const field = rejectedField(error, shippingFields);
          if (!field || !(error instanceof Error)) throw error;
          checked.rejectField(field, { code: 'server', values: { message: error.message } });
          throw new FieldRejectedError();
        });
        clearDraft('shipping');
        onDone(sent);
      },
    },
    getQueryClient(),
  );

  const submit = checked.submit(async (values) => {
    // The mutation's state holds the error.
    await send.mutateAsync(values).catch(() => {});
  });
  return {
    checked,
    hasShipping,
    submit,
    send,
    estimate: () => estimate.mutate(),
    isEstimating: estimate.isPending || choose.isPending,
    methodId: selectedMethodId(basket, preferredMethod),
    chooseMethod(id: string) {
      setPreferredMethod(id);
      choose.mutate(id);
    },
  };
}
