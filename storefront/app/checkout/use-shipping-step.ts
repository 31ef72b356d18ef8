import { type AddressInput, type Basket, homeShipmentId } from '@outfitter/contract/client';
import { useRef, useState } from 'react';
import { getBasketStore, useOperation } from '../basket/index.ts';
import { forgetDraft, withDraft } from './drafts.ts';
import { addressInput, addressProblems, destinationOf, isSameAddress } from './rules/address.ts';
import { abortedBy, FieldRefused, refusedField } from './server-refusal.ts';
import {
  chosenMethodId,
  homeShipment,
  isShipped,
  receiptProblems,
  type ShippingValues,
  shippingFields,
  shippingProblems,
  shippingStart,
} from './shipping-form.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useKeptDraft } from './use-kept-draft.ts';

const all = (values: ShippingValues) => values;

/** The address itself was taken, yet nothing goes there or not in the way that was chosen. */
export class StepRefused extends Error {
  readonly reason: 'unreachable' | 'method-gone';
  constructor(reason: 'unreachable' | 'method-gone') {
    super(reason);
    this.reason = reason;
  }
}

/** The shipping step: what is typed, the methods for it, and its sending. */
export function useShippingStep(basket: Basket, onDone: (basket: Basket) => void) {
  const hasShipping = isShipped(basket);
  const [start] = useState(() => withDraft('shipping', shippingStart(basket)));
  const checked = useCheckedForm<ShippingValues>(shippingFields, start, hasShipping ? shippingProblems : receiptProblems);
  useKeptDraft(checked.form, 'shipping', all);
  const [wish, setWish] = useState<string>();
  const asked = useRef(destinationOf(shippingStart(basket)));
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
  const estimate = useOperation(async () => {
    const values = checked.form.getValues();
    const destination = destinationOf(values);
    if (!hasShipping || !destination || destination === asked.current) return;
    asked.current = destination;
    const phone = addressProblems(values).phone ? '' : values.phone;
    await putAddress(addressInput({ ...values, phone }), false);
  });
  const choose = useOperation(putMethod);

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
      const wanted = chosenMethodId(basket, wish);
      now = await putAddress(addressInput(values), isBilling);
      asked.current = destinationOf(values);
      if (abortedBy(now, 'InvalidShippingAddress')) throw new StepRefused('unreachable');
      const id = chosenMethodId(now, wish);
      if (!id || id !== wanted) throw new StepRefused('method-gone');
      now = await putMethod(id);
    }
    return now;
  }
  const send = useOperation(async (values: ShippingValues) => {
    const sent = await sendAll(values).catch((error: unknown) => {
      const field = refusedField(error, shippingFields);
      if (!field || !(error instanceof Error)) throw error;
      checked.refuse(field, { code: 'server', values: { message: error.message } });
      throw new FieldRefused();
    });
    forgetDraft('shipping');
    onDone(sent);
  });

  const submit = checked.submit(async (values) => {
    await send.run(values);
  });
  return {
    checked,
    hasShipping,
    submit,
    send,
    estimate: () => void estimate.run(),
    isEstimating: estimate.status === 'pending' || choose.status === 'pending',
    methodId: chosenMethodId(basket, wish),
    chooseMethod(id: string) {
      setWish(id);
      void choose.run(id);
    },
  };
}
