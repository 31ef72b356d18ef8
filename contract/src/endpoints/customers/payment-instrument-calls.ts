/** Saved cards: tokens of the payment provider, never card numbers. */
import { z } from 'zod';
import { paymentMethodIds } from '../../constants.ts';
import { uuid } from '../../shared-schemas.ts';
import { paymentCard } from '../baskets/basket-schema.ts';
import { newCard } from '../baskets/payment-calls.ts';
import { defineEndpoint, shopParams, shopQuery } from '../define-endpoint.ts';

/** Saved card of a customer (ACCOUNT-005). */
export const customerPaymentInstrument = z.strictObject({
  paymentInstrumentId: uuid,
  paymentMethodId: z.enum(paymentMethodIds),
  paymentCard,
  /** True if the security code is required again before the card pays. */
  c_reauthorizeCC: z.boolean(),
  c_isDefault: z.boolean(),
  creationDate: z.iso.datetime(),
});
export type CustomerPaymentInstrument = z.output<typeof customerPaymentInstrument>;

const listParams = shopParams({ customerId: z.string().max(60) });
const instrumentParams = shopParams({ customerId: z.string().max(60), paymentInstrumentId: z.string().max(60) });
const customerFaults = ['CustomerNotFoundException', 'InvalidCustomerException'] as const;

export const getCustomerPaymentInstruments = defineEndpoint('getCustomerPaymentInstruments', {
  summary: 'Returns the saved cards, the default card first.',
  params: listParams,
  query: shopQuery({}),
  response: z.strictObject({
    count: z.number().int(),
    data: z.array(customerPaymentInstrument),
    start: z.number().int(),
    total: z.number().int(),
  }),
  faults: customerFaults,
});
export const saveCustomerPaymentInstrument = defineEndpoint('saveCustomerPaymentInstrument', {
  summary: 'Saves a card after the payment provider has verified it with an authorization of zero.',
  params: listParams,
  query: shopQuery({}),
  body: z.strictObject({ paymentMethodId: z.string().max(40), paymentCard: newCard, c_isDefault: z.boolean().optional() }),
  response: customerPaymentInstrument,
  faults: [
    ...customerFaults,
    'InvalidPaymentMethodIdException',
    'CardNumberRefusedException',
    'PaymentInstrumentLimitException',
    'TooManyRequestsException',
    'ValidationException',
  ],
});
export const updateCustomerPaymentInstrument = defineEndpoint('updateCustomerPaymentInstrument', {
  summary: 'Makes a saved card the default card.',
  params: instrumentParams,
  query: shopQuery({}),
  body: z.strictObject({ c_isDefault: z.literal(true) }),
  response: customerPaymentInstrument,
  faults: [...customerFaults, 'PaymentInstrumentNotFoundException'],
});
export const removeCustomerPaymentInstrument = defineEndpoint('removeCustomerPaymentInstrument', {
  summary: 'Removes a saved card, here and at the payment provider.',
  params: instrumentParams,
  query: shopQuery({}),
  status: 204,
  faults: [...customerFaults, 'PaymentInstrumentNotFoundException'],
});
