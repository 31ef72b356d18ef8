import { type AddressInput, type Basket, type Customer, homeShipmentId, type ShippingMethod } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type AddressValues,
  addressInput,
  destinationKey,
  fieldId,
  isSameAddress,
  phoneError,
  rejectedFieldError,
} from '../../address/index.ts';
import { getBasketStore, hasParcel, homeShipment } from '../../basket/index.ts';
import { type FieldError, RejectedSubmission, useStoredDraft, useValidatedForm } from '../../forms/index.ts';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { applyDraft, clearDrafts } from '../../platform/session/index.ts';
import { hasAbortingFlash, rejectedField } from '../server-errors.ts';
import { saveAddress } from './save-address.ts';
import { initialShippingValues, selectedMethodId, shippingCountry } from './shipping-form.ts';
import type { ShippingValues } from './shipping-schema.ts';

const loadSchema = async () => (await import('./shipping-schema.ts')).shippingSchema;
const loadEmailOnlySchema = async () => (await import('./shipping-schema.ts')).emailOnlySchema;

type ErrorMessage = (field: keyof ShippingValues, error: FieldError) => ReactNode;

interface ShippingContext {
  basket: Basket;
  customer: Customer | undefined;
  hasEmail: boolean;
}

export function useShippingStep(
  { basket, customer, hasEmail }: ShippingContext,
  errorMessage: ErrorMessage,
  onDone: (basket: Basket) => void,
) {
  const isShipped = hasParcel(basket);
  const [initial] = useState(() => {
    const values = initialShippingValues(basket, customer);
    const drafted = applyDraft('shipping', values);
    return hasEmail ? drafted : { ...drafted, email: values.email };
  });
  const [preferred, setPreferred] = useState<Pick<ShippingMethod, 'id' | 'name'>>();
  const preferredMethod = preferred?.id;
  const isPreferredOffered = basket.applicableShippingMethods.some(({ id }) => id === preferredMethod);
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

  const estimate = useMutation(
    {
      mutationFn: async () => {
        const values = validated.form.getValues();
        const destination = destinationKey(values);
        const isOtherCountry = values.countryCode !== shippingCountry(basket);
        if (!isShipped || (destination === estimatedDestination.current && (destination || !isOtherCountry))) return;
        estimatedDestination.current = destination;
        const phone = phoneError(values.phone) ? '' : values.phone;
        // An incomplete postal code would be rejected, and one that contradicts the state has no tax. Tax and dates of the place before
        // would be taken for those of this one; the country alone determines the methods.
        const place = destination ? {} : { postalCode: '', stateCode: '' };
        await putAddress(addressInput({ ...values, ...place, phone }), false);
      },
    },
    getQueryClient(),
  );
  const selectMethod = useMutation({ mutationFn: putMethod }, getQueryClient());

  async function sendAll(values: ShippingValues): Promise<Basket> {
    const email = values.email.trim();
    let updated = basket;
    if (basket.customerInfo.email !== email) {
      updated = await getBasketStore().change({
        send: (client, basketId, idempotencyKey) => client.setBasketCustomer({ params: { basketId }, body: { email }, idempotencyKey }),
      });
    }
    if (isShipped) {
      // A billing address that equals the shipping address changes with it.
      const isBilling = isSameAddress(basket.billingAddress, homeShipment(basket)?.shippingAddress);
      const selectedId = selectedMethodId(basket, preferredMethod);
      updated = await putAddress(addressInput(values), isBilling);
      estimatedDestination.current = destinationKey(values);
      if (hasAbortingFlash(updated, 'InvalidShippingAddress')) throw new RejectedSubmission('unreachable');
      const id = selectedMethodId(updated, preferredMethod);
      if (!id || id !== selectedId) throw new RejectedSubmission('method-unavailable');
      updated = await putMethod(id);
    }
    return updated;
  }
  const validated = useValidatedForm({
    loadSchema: isShipped ? loadSchema : loadEmailOnlySchema,
    defaultValues: initial,
    validateOn: 'blur',
    fieldId: (field) => fieldId('shipping', field),
    errorMessage,
    rejectedField(error) {
      const field = rejectedField(error, Object.keys(initial) as (keyof ShippingValues)[]);
      return field && { field, error: rejectedFieldError(error) };
    },
    async submit(values) {
      const updatedBasket = await sendAll(values);
      clearDrafts('shipping');
      if (isShipped && values.saveAddress && customer) void saveAddress(customer, addressInput(values));
      onDone(updatedBasket);
    },
  });
  useStoredDraft(validated.form, 'shipping');
  const hasMethodsOfCountry = validated.form.watch('countryCode') === shippingCountry(basket);
  const { mutate: estimateNow } = estimate;
  // An address of the account is complete before any field is left.
  useEffect(() => {
    if (!hasMethodsOfCountry || customer) estimateNow();
  }, [hasMethodsOfCountry, customer, estimateNow]);

  return {
    form: validated,
    isShipped,
    hasMethodsOfCountry,
    estimate: () => estimateNow(),
    fillAddress(values: AddressValues) {
      for (const [field, value] of Object.entries(values)) validated.setField(field as keyof AddressValues, value);
      estimateNow();
    },
    isEstimating: estimate.isPending || selectMethod.isPending,
    methodId: selectedMethodId(basket, preferredMethod),
    /** Name of the method that the shopper chose, if it is not offered for the address that was entered after that. */
    replacedMethod: isPreferredOffered ? undefined : preferred?.name,
    chooseMethod(id: string) {
      setPreferred(basket.applicableShippingMethods.find((method) => method.id === id));
      selectMethod.mutate(id);
    },
  };
}
