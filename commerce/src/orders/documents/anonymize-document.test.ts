import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactFieldNames } from '../../basket/shipment/pickup/pickup-contact.ts';
import { buildOrder } from '../../testing/order-builder.ts';
import { anonymizeDocument, taxPlaceOf } from './anonymize-document.ts';
import type { OrderDocument } from './order-document.ts';

const personal = fc.stringMatching(/^Zq[a-z]{6,12}$/);
const address = fc.record({
  firstName: personal,
  lastName: personal,
  fullName: personal,
  address1: personal,
  address2: personal,
  city: personal,
  phone: personal,
  email: personal,
  stateCode: fc.constant('MN'),
  countryCode: fc.constant('US' as const),
  postalCode: fc.constant('55731-1234'),
});

const contactOf = (text: string) => Object.fromEntries(contactFieldNames.map((field) => [field, text]));

/** An order in which every member that a shopper types holds a text that begins with `Zq`. */
const documents = fc.record({ home: address, billing: address, text: personal }).map(({ home, billing, text }): OrderDocument => {
  const order = buildOrder();
  const { status: _, _flash, ...answer } = order;
  const [shipment] = answer.shipments;
  if (!shipment) throw new Error('an order has a shipment');
  const card = { maskedNumber: '*1111', numberLastDigits: '1111', cardType: 'VS', holder: text, expirationMonth: 1, expirationYear: 2030 };
  return {
    answer: {
      ...answer,
      billingAddress: billing,
      customerInfo: { customerId: 'c', email: text },
      shipments: [
        { ...shipment, shippingAddress: home, gift: true, giftMessage: text },
        { ...shipment, shipmentId: 'BOPISCart', c_isBOPIS: true, c_pickupStoreID: '001', ...contactOf(text) },
      ],
      productItems: answer.productItems.map((item) => ({
        ...item,
        c_giftCardMessage: text,
        c_giftCardRecipientName: text,
        c_giftCardSenderName: text,
      })),
      paymentInstruments: [
        { paymentInstrumentId: 'i', paymentMethodId: 'CREDIT_CARD', amount: 1, paymentCard: card, c_externalReferenceCode: text },
      ],
      c_paymentSummary: [{ label: `Visa of ${text}`, amount: 1 }],
    },
    sums: { subTotalMinor: 1, discountMinor: 0, shippingMinor: 0, taxMinor: 0, totalMinor: 1 },
    appliedCoupons: [],
    payment: { token: text, amountMinor: 1 },
  };
});

it('an anonymized order has no personal text, keeps its sums and products, and stays as it is a second time', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const anonymous = anonymizeDocument(document);
      expect(JSON.stringify(anonymous)).not.toMatch(/Zq|1111|1234/);
      expect(anonymous.sums).toEqual(document.sums);
      expect(anonymous.answer.productItems.map(({ productId, price }) => [productId, price])).toEqual(
        document.answer.productItems.map(({ productId, price }) => [productId, price]),
      );
      expect(anonymizeDocument(anonymous)).toEqual(anonymous);
    }),
  );
});

it.each([
  ['US', '55731-1234', '55731'],
  ['AE', '09012', '09012'],
  ['CA', 'T2P 1J9', 'T2P'],
  ['ca', 't2p1j9', 't2p'],
] as const)('the place of the tax is the area of a postal code: %s %s', (countryCode, postalCode, area) => {
  expect(taxPlaceOf({ countryCode, postalCode, stateCode: 'X', city: 'Ely', address1: '1 Main' })).toEqual({
    countryCode,
    stateCode: 'X',
    postalCode: area,
  });
});
