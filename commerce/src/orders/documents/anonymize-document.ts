import type { Address } from '@outfitter/contract';
import { contactFields } from '../../basket/shipment/pickup/pickup-contact.ts';
import type { OrderDocument } from './order-document.ts';

type OrderResponse = OrderDocument['answer'];

/**
 * Returns the part of an address that decides the tax: of a US postal code the five digits of its area, of a Canadian one the first three.
 */
export function taxPlaceOf({ countryCode, stateCode, postalCode }: Address): Address {
  const area = postalCode?.trim().slice(0, countryCode?.toUpperCase() === 'CA' ? 3 : 5);
  return { ...(countryCode ? { countryCode } : {}), ...(stateCode ? { stateCode } : {}), ...(area ? { postalCode: area } : {}) };
}

function anonymizeShipment({ shippingAddress, gift: _, giftMessage: __, ...shipment }: OrderResponse['shipments'][number]) {
  const withoutContact = Object.fromEntries(Object.entries(shipment).filter(([field]) => !(field in contactFields))) as typeof shipment;
  return { ...withoutContact, ...(shippingAddress ? { shippingAddress: taxPlaceOf(shippingAddress) } : {}) };
}

function anonymizeItem({
  c_giftCardMessage: _,
  c_giftCardRecipientName: __,
  c_giftCardSenderName: ___,
  ...item
}: OrderResponse['productItems'][number]) {
  return item;
}

function anonymizePayment({ paymentCard: _, c_externalReferenceCode: __, ...instrument }: OrderResponse['paymentInstruments'][number]) {
  return instrument;
}

/**
 * Returns an order as accounting needs it: products, sums, methods and the place that decided the tax; nothing that names, locates or
 * reaches a person. A second time changes nothing.
 */
export function anonymizeDocument({ answer, ...document }: OrderDocument): OrderDocument {
  const { billingAddress, customerInfo, ...rest } = answer;
  return {
    ...document,
    payment: null,
    answer: {
      ...rest,
      ...(billingAddress ? { billingAddress: taxPlaceOf(billingAddress) } : {}),
      customerInfo: { customerId: customerInfo.customerId },
      shipments: answer.shipments.map(anonymizeShipment),
      productItems: answer.productItems.map(anonymizeItem),
      paymentInstruments: answer.paymentInstruments.map(anonymizePayment),
      c_paymentSummary: answer.c_paymentSummary.map(({ amount }) => ({ label: '', amount })),
    },
  };
}
