import { order as orderSchema } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentBasket } from '../../basket/presentation/present-basket.ts';
import { buildPromotion, couponOf } from '../../promotions/testing/promotion-builder.ts';
import { buildStore } from '../../stores/testing/store-builder.ts';
import { buildLoadedBasket, buildRate, type LoadedBasketOptions } from '../../testing/loaded-basket-builder.ts';
import { testStoreAddress } from '../../testing/test-address.ts';
import { orderDocument, orderLinesOf, orderTypeOf } from './order-document.ts';

it('ORDER-002 an order is split, pickup or shipping according to its shipments', () => {
  const home = { shipmentId: 'me', c_isBOPIS: false };
  const pickup = { shipmentId: 'BOPISCart', c_isBOPIS: true };
  expect(orderTypeOf([home])).toBe('shipping');
  expect(orderTypeOf([pickup])).toBe('pickup');
  expect(orderTypeOf([pickup, home])).toBe('split');
  expect(orderTypeOf([pickup, { shipmentId: 'me', c_isBOPIS: true }])).toBe('pickup');
  expect(orderTypeOf([pickup, { shipmentId: 'elsewhere', c_isBOPIS: false }])).toBe('pickup');
});

const facts = { id: 'order-id', orderNo: 'R4K72M9QXB', at: new Date('2026-11-21T12:00:00Z') };

function documentOf(options: LoadedBasketOptions = {}, locale?: string) {
  const loaded = buildLoadedBasket(options);
  return orderDocument(loaded, presentBasket(loaded), { ...facts, locale });
}

describe('the document of an order', () => {
  it('requests exactly the order total from the provider, to which all sums add up', () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 20 }), unitMinor: fc.nat(60_000) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat(90_000), fc.nat(3_000), (lines, benefit, shipping) => {
        const promotions = [
          buildPromotion({ benefitMinor: { USD: benefit } }),
          buildPromotion({ id: 'free', kind: 'shipping_free', thresholdMinor: { USD: 50_000 } }),
        ];
        const loaded = buildLoadedBasket({ lines, facts: { promotions, rates: [buildRate('02', shipping)] } });
        const { sums, payment, answer } = orderDocument(loaded, presentBasket(loaded), { ...facts, locale: undefined });
        expect(sums.totalMinor).toBe(sums.subTotalMinor - sums.discountMinor + sums.shippingMinor + sums.taxMinor);
        expect(sums.totalMinor).toBe(Math.round(answer.orderTotal * 100));
        expect(payment).toEqual(sums.totalMinor > 0 ? { token: 'token-0', amountMinor: sums.totalMinor } : null);
        const drafts = orderLinesOf(loaded);
        expect(drafts.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(sums.subTotalMinor - sums.discountMinor);
        expect(drafts.map(({ skuId, quantity }) => [skuId, quantity])).toEqual(
          lines.map(({ quantity }, index) => [`SKU${index}`, quantity]),
        );
        expect(new Set(drafts.map(({ id }) => id)).size).toBe(lines.length);
      }),
    );
  });

  it('requests no payment for a free order or without a payment instrument', () => {
    const card = { taxClass: 'gift_card' as const, giftCard: { type: 'email', valueMinor: 0 } };
    expect(documentOf({ lines: [card] }).payment).toBeNull();
    expect(documentOf({ payments: [] }).payment).toBeNull();
    expect(documentOf({ payments: [{ token: null }] }).payment).toBeNull();
  });

  it('contains only the coupons that applied', () => {
    const promotion = buildPromotion({ requiresCoupon: true });
    const promotions = [promotion];
    const coupons = [couponOf(promotion, 'SAVE')];
    expect(documentOf({ codes: ['SAVE', 'OTHER'], facts: { promotions, coupons } }).appliedCoupons).toEqual(['SAVE']);
    const redeemed = coupons.map((coupon) => ({ ...coupon, isRedeemed: true }));
    expect(documentOf({ codes: ['SAVE'], facts: { promotions, coupons: redeemed } }).appliedCoupons).toEqual([]);
  });

  it('is a valid order with the names of each product’s variation, and without its stock', () => {
    const variationNames = { color: 'Duck Brown', size: 'Large', inseam: '32', waist: '34' };
    const { answer } = documentOf({ lines: [{ sku: { variationNames } }, { sku: { variationNames: {} } }] });
    orderSchema.parse({ ...answer, orderId: facts.orderNo, status: 'new', _flash: [] });
    expect(answer).toMatchObject({
      orderNo: facts.orderNo,
      orderNumber: facts.orderNo,
      orderId: facts.id,
      creationDate: '2026-11-21T12:00:00.000Z',
      c_orderType: 'shipping',
      c_salesOrigin: 'Internet',
    });
    const [full, plain] = answer.productItems;
    expect(full).toMatchObject({
      c_variantId: 'SKU0',
      c_images: '/i/0',
      c_pageUrl: '/style-0.html',
      c_productColor: 'Duck Brown',
      c_productSize: 'Large',
      c_productInseam: '32',
      c_productWaist: '34',
    });
    expect(Object.keys(plain!).filter((key) => key.startsWith('c_product'))).toEqual([]);
    expect(answer.productItems.filter((item) => 'inventory' in item)).toEqual([]);
  });

  it('ORDER-002 FULFIL-002 has the shipments that have items, with the store and the contact of a pickup', () => {
    const store = buildStore();
    const time = { group: 'pis-today' as const, date: '2026-11-21', readyBy: new Date('2026-11-21T17:00:00Z') };
    const pickup = { store, isEligible: true, times: new Map([['BOPISCart', time]]), alternatives: [] };
    const basket = { pickupStoreId: '001', pickupContact: { firstName: 'Dale', phone: '218-555-0134' } };
    const split = documentOf({ lines: [{}, { shipmentId: 'BOPISCart' }], pickup, basket }).answer;
    orderSchema.parse({ ...split, orderId: facts.orderNo, status: 'new', _flash: [] });
    expect(split).toMatchObject({ c_orderType: 'split', c_pickupStoreID: '001' });
    expect(split.productItems.map((item) => [item.c_isPickupItem, item.c_shipmentType, item.shipmentId])).toEqual([
      [false, 'ship-to-home', 'me'],
      [true, 'in-store-pickup', 'BOPISCart'],
    ]);
    expect(split.shipments[1]).toMatchObject({
      shipmentId: 'BOPISCart',
      c_isBOPIS: true,
      shippingMethod: { id: 'in-store-pickup', price: 0 },
      shippingAddress: { ...testStoreAddress, c_isStoreAddress: true },
      c_promiseDate: '2026-11-21',
      c_readyBy: '2026-11-21T17:00:00.000Z',
      c_pickupFirstName: 'Dale',
      c_pickupPhone: '218-555-0134',
      c_pickupStoreID: '001',
      c_pickupStoreIDExt: '9001',
      c_pickupStoreName: 'Ely, Sheridan Street',
      c_pickupStoreCity: 'Ely',
    });
    expect(documentOf({ lines: [{ shipmentId: 'ship-to-store' }], pickup, basket }).answer).toMatchObject({
      c_orderType: 'pickup',
      shipments: [{ shipmentId: 'ship-to-store' }],
    });
  });

  it('names the card of each payment in the language of the order', () => {
    const card = {
      maskedNumber: '************1111',
      numberLastDigits: '1111',
      cardType: 'VS',
      holder: 'D',
      expirationMonth: 1,
      expirationYear: 2030,
    };
    const payments = [{ card, amountMinor: 1_050 }, { amountMinor: 50 }];
    const english = documentOf({ payments });
    expect(english.answer.c_paymentSummary).toEqual([
      { label: 'Visa ending in 1111', amount: 10.5 },
      { label: 'CREDIT_CARD', amount: 0.5 },
    ]);
    expect(english).not.toHaveProperty('locale');
    const french = documentOf({ payments }, 'fr-FR');
    expect(french.answer.c_paymentSummary?.[0]?.label).toBe('Visa se terminant par 1111');
    expect(french.locale).toBe('fr-FR');
  });
});
