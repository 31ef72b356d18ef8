import type { Basket, CustomerAddress } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildPickupItem, buildPickupShipment } from '../../basket/testing/pickup-builder.ts';
import { brandName } from './brand-name.ts';
import { cardRequest, emptyCard, initialPaymentValues } from './payment-form.ts';
import { paymentErrors } from './payment-schema.ts';

const today = new Date(2026, 10, 21);
const card = { cardNumber: '4111 1111 1111 1111', expiry: '08/29', securityCode: '123' };
const basket = { orderTotal: 149, paymentInstruments: [] } as unknown as Basket;

describe('the payment form', () => {
  it('PAY-006, PAY-007, PAY-008 and PAY-011 build the request for a card', () => {
    const billing = { fullName: 'Dale Lindqvist', firstName: 'Dale', lastName: 'Lindqvist' };
    expect(cardRequest(card, billing)).toEqual({
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: {
        number: '4111111111111111',
        cardType: 'VS',
        holder: 'Dale Lindqvist',
        expirationMonth: 8,
        expirationYear: 2029,
        securityCode: '123',
      },
    });
    expect(cardRequest(emptyCard, billing)).toBeUndefined();
    expect(brandName('AX')).toBe('American Express');
  });
  it('CHECKOUT-006 bills an order that is collected to the address of the account, else to the person who collects it', () => {
    const shipments = [buildPickupShipment({ c_pickupFirstName: 'Dale', c_pickupLastName: 'Lindqvist' })];
    const collected = { ...basket, shipments, productItems: [buildPickupItem('1')] };
    const start = { card: emptyCard, isBillingSame: false };
    expect(initialPaymentValues(collected, start)).toMatchObject({ fullName: 'Dale Lindqvist', address1: '', city: '' });
    const addresses = [
      { addressId: 'a', address1: '105 E Sheridan St', c_isStoreAddress: true },
      { addressId: 'b', address1: '1 Main St' },
      { addressId: 'c', address1: '418 Lakeview Ave', preferred: true },
    ] as CustomerAddress[];
    expect(initialPaymentValues(collected, { ...start, addresses }).address1).toBe('418 Lakeview Ave');
    expect(initialPaymentValues(collected, { ...start, addresses: addresses.slice(0, 2) }).address1).toBe('1 Main St');
    expect(initialPaymentValues({ ...collected, billingAddress: { address1: '9 Other St' } }, { ...start, addresses }).address1).toBe(
      '9 Other St',
    );
  });
  it('requires a card unless one is saved or nothing is to be paid', () => {
    expect(initialPaymentValues(basket, { card: emptyCard, isBillingSame: true }).payWith).toBe('card');
    expect(initialPaymentValues({ ...basket, orderTotal: 0 }, { card: emptyCard, isBillingSame: true }).payWith).toBe('nothing');
    const saved = { paymentMethodId: 'CREDIT_CARD', paymentCard: {} } as Basket['paymentInstruments'][number];
    expect(initialPaymentValues({ ...basket, paymentInstruments: [saved] }, { card: emptyCard, isBillingSame: true }).payWith).toBe(
      'saved',
    );
  });
  it('validates the card only if one is entered, and the billing address only if it differs', () => {
    const start = initialPaymentValues(basket, { card: emptyCard, isBillingSame: true });
    expect(Object.keys(paymentErrors(start, today))).toEqual(['cardNumber', 'expiry', 'securityCode']);
    expect(paymentErrors({ ...start, ...card }, today)).toEqual({});
    expect(paymentErrors({ ...start, payWith: 'saved' }, today)).toEqual({});
    expect(Object.keys(paymentErrors({ ...start, ...card, isBillingSame: false }, today))).toContain('address1');
  });
});
