/** Calls of the payment instruments of a basket. */
import { z } from 'zod';
import { cardTypeCodes, paymentMethodIds } from '../../constants.ts';
import { amount } from '../../shared-schemas.ts';
import { defineEndpoint, shopParams, shopQuery } from '../define-endpoint.ts';
import { basketFaults, basketParams, flag } from './basket-parameters.ts';
import { basket } from './basket-schema.ts';

const cardTypeCode = z.enum(Object.values(cardTypeCodes) as [string, ...string[]]);

export const getPaymentMethods = defineEndpoint('getPaymentMethods', {
  summary: 'Returns the payment methods for the basket.',
  params: basketParams,
  query: shopQuery({}),
  response: z.strictObject({
    applicablePaymentMethods: z.array(
      z.strictObject({
        id: z.enum(paymentMethodIds),
        name: z.string(),
        cards: z.array(
          z.strictObject({
            cardType: z.string(),
            name: z.string(),
            numberLengths: z.array(z.number().int()),
            securityCodeLength: z.number().int(),
          }),
        ),
      }),
    ),
  }),
  faults: ['BasketNotFoundException'],
});

/** Card of a payment, for the server only: its number is exchanged for a token before anything else happens to the request. */
export const newCard = z.strictObject({
  number: z.string().max(40),
  cardType: cardTypeCode,
  holder: z.string().min(1).max(200),
  expirationMonth: z.number().int().min(1).max(12),
  expirationYear: z.number().int().min(2000).max(2100),
  securityCode: z.string().regex(/^\d{3,4}$/),
  issueNumber: z.string().max(4).optional(),
  validFromMonth: z.number().int().min(1).max(12).optional(),
  validFromYear: z.number().int().min(2000).max(2100).optional(),
});
/** Security code of a saved card. A value with a number is a new card, so that its errors are described. */
const savedCardCode = newCard.pick({ securityCode: true }).extend({ number: z.never().optional() });

export const addPaymentInstrument = defineEndpoint('addPaymentInstrument', {
  summary:
    'Adds a payment instrument. It replaces an instrument of the same method. `save=true` saves a new card of a registered customer, once the bank has verified it.',
  params: basketParams,
  query: shopQuery({ save: flag }),
  body: z.strictObject({
    paymentMethodId: z.string().max(40),
    amount: amount.min(0).optional(),
    /** A new card, or the security code of a saved card with `c_reauthorizeCC`. */
    paymentCard: z.union([newCard, savedCardCode]).optional(),
    customerPaymentInstrumentId: z.string().max(60).optional(),
    c_externalReferenceCode: z.string().max(200).optional(),
  }),
  response: basket,
  faults: [
    ...basketFaults,
    'InvalidPaymentMethodIdException',
    'CardNumberRefusedException',
    'PaymentInstrumentLimitException',
    'InvalidCustomerException',
    'TooManyRequestsException',
  ],
});
export const removePaymentInstrument = defineEndpoint('removePaymentInstrument', {
  summary: 'Removes a payment instrument.',
  params: shopParams({ basketId: z.string().max(60), paymentInstrumentId: z.string().max(60) }),
  query: shopQuery({}),
  response: basket,
  faults: [...basketFaults, 'PaymentInstrumentNotFoundException'],
});
