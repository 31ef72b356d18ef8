import type { Basket, Customer } from '@outfitter/contract/client';
import { type ReactNode, useState } from 'react';
import { fieldId, rejectedFieldError } from '../../address/index.ts';
import { getBasketStore } from '../../basket/index.ts';
import { type FieldError, useStoredDraft, useValidatedForm } from '../../forms/index.ts';
import { applyDraft, clearDrafts } from '../../platform/session/index.ts';
import { rejectedField } from '../server-errors.ts';
import { initialPickupValues, pickupChange, pickupFieldOf, pickupShipments, pickupWireFields } from './pickup-form.ts';
import type { PickupValues } from './pickup-schema.ts';

const loadSchema = async () => (await import('./pickup-schema.ts')).pickupSchema;

interface PickupContext {
  basket: Basket;
  customer: Customer | undefined;
}

export function usePickupStep(
  { basket, customer }: PickupContext,
  errorMessage: (field: keyof PickupValues, error: FieldError) => ReactNode,
  onDone: (basket: Basket) => void,
) {
  const [initial] = useState(() => applyDraft('pickup', initialPickupValues(basket, customer)));

  async function sendAll(values: PickupValues): Promise<Basket> {
    const email = values.email.trim();
    // The receipt goes to the same address: no later step asks for one.
    if (basket.customerInfo.email !== email) {
      await getBasketStore().change({
        send: (client, basketId, idempotencyKey) => client.setBasketCustomer({ params: { basketId }, body: { email }, idempotencyKey }),
      });
    }
    const [shipment] = pickupShipments(basket);
    return getBasketStore().change({
      send: (client, basketId, idempotencyKey) =>
        client.updateShipment({
          params: { basketId, shipmentId: shipment?.shipmentId ?? '' },
          body: pickupChange(values),
          idempotencyKey,
        }),
    });
  }
  const form = useValidatedForm({
    loadSchema,
    defaultValues: initial,
    validateOn: 'blur',
    fieldId: (field) => fieldId('pickup', field),
    errorMessage,
    rejectedField(error) {
      const field = pickupFieldOf(rejectedField(error, pickupWireFields));
      return field && { field, error: rejectedFieldError(error) };
    },
    async submit(values) {
      const updated = await sendAll(values);
      clearDrafts('pickup');
      onDone(updated);
    },
  });
  useStoredDraft(form.form, 'pickup');
  return form;
}
